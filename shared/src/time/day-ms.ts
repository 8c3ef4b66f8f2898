/** 24 hours. Two days a year are longer or shorter: days of the calendar are counted by `plusDays`. */
export const DAY_MS = 24 * 60 * 60 * 1000;
