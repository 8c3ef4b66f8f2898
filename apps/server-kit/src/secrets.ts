export type Secrets = readonly [string, ...string[]];

/**
 * The secrets of a setting, separated by commas: the first one signs, encrypts and hashes, and what any of
 * them has made is accepted. So a secret is replaced without an outage (docs/guides/operate.md).
 */
export function secretsOf(setting: string): Secrets {
  const [current = '', ...earlier] = setting.split(',').map((secret) => secret.trim());
  return [current, ...earlier];
}

/** A key of each secret of a setting, that of the current one first. */
export function keysOf<Key>(setting: string, derive: (secret: string) => Key): readonly [Key, ...Key[]] {
  const [current, ...earlier] = secretsOf(setting);
  return [derive(current), ...earlier.map(derive)];
}
