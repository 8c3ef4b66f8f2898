export function measure(name: string): () => void;
