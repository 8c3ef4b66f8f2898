export type StorefinderUrls = {
  stores?: string;
};
