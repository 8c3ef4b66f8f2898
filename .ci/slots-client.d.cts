export function takeSlot(seconds: number): Promise<() => void>;
