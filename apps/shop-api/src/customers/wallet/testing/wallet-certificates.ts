import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Certificates as Apple issues them, made for a test: an authority, and a pass type that it has signed. */
export function walletCertificates() {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-certificates-'));
  const file = (name: string) => join(folder, name);
  const openssl = (...args: string[]): string =>
    execFileSync('openssl', args, { encoding: 'utf8', stdio: 'pipe' });
  const newKey = ['-newkey', 'rsa:2048', '-nodes'];
  openssl(
    ...['req', '-x509', ...newKey, '-days', '2', '-subj', '/CN=Test WWDR/O=Test'],
    ...['-keyout', file('wwdr.key'), '-out', file('wwdr.pem')],
  );
  openssl(
    ...['req', ...newKey, '-subj', '/UID=pass.example.card/CN=Pass Type ID/OU=TEAM123456'],
    ...['-keyout', file('pass.key'), '-out', file('pass.csr')],
  );
  openssl(
    ...[
      'x509',
      '-req',
      '-days',
      '2',
      '-in',
      file('pass.csr'),
      '-CA',
      file('wwdr.pem'),
      '-CAkey',
      file('wwdr.key'),
    ],
    ...['-CAcreateserial', '-out', file('pass.pem')],
  );
  const read = (name: string) => readFileSync(file(name), 'utf8');
  return {
    apple: {
      passTypeId: 'pass.example.card',
      teamId: 'TEAM123456',
      certificate: read('pass.pem'),
      key: read('pass.key'),
      wwdr: read('wwdr.pem'),
    },
    /** Throws unless the signature is one of the pass type over these bytes. */
    verify(signature: Buffer, content: Buffer): void {
      writeFileSync(file('signature'), signature);
      writeFileSync(file('content'), content);
      openssl(
        ...['smime', '-verify', '-binary', '-inform', 'DER', '-purpose', 'any', '-in', file('signature')],
        ...['-content', file('content'), '-CAfile', file('wwdr.pem'), '-out', file('verified')],
      );
    },
  };
}

/** Files of an archive without compression, as passes are. */
export function filesOfArchive(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = 0;
  while (archive.readUInt32LE(at) === 0x04034b50) {
    const [size, nameLength, extraLength] = [
      archive.readUInt32LE(at + 18),
      archive.readUInt16LE(at + 26),
      archive.readUInt16LE(at + 28),
    ];
    const start = at + 30 + nameLength + extraLength;
    files.set(archive.toString('utf8', at + 30, at + 30 + nameLength), archive.subarray(start, start + size));
    at = start + size;
  }
  return files;
}
