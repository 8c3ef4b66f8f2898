/** The number of a card, of which only the last digits are shown: "•••• 4711". */
export const maskedNumber = (lastDigits: string): string => `•••• ${lastDigits}`;
