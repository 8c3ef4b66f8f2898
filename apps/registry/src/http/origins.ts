/** FOREIGN_ORIGINS: pages of others that belong to us, e.g. "https://blog.example,https://magazin.example". */
export function readOrigins(env: NodeJS.ProcessEnv): string[] {
  const origins = (env.FOREIGN_ORIGINS ?? '').split(',').map((text) => text.trim().replace(/\/$/, ''));
  return origins.filter(Boolean).map((text) => {
    if (URL.canParse(text) && new URL(text).origin === text) return text;
    throw new Error(`FOREIGN_ORIGINS: "${text}" is no origin, such as https://blog.example.`);
  });
}
