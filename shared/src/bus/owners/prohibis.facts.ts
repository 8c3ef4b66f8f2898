export const prohibisFacts = { topics: { isProhibis: { initial: false } } };
