import { rm } from 'node:fs/promises';
import type { Database, Queryable } from '@fachwerk/database';
import type { MfeVersion, Published, Verdict } from '@fachwerk/shared/contracts';
import { writeAudit } from '../audit/write-audit';
import { compressFiles } from '../files/compress-files';
import type { FileStore } from '../files/file-store';
import { Refusal } from '../http/refusal';
import { reason } from '../reasons/reason';
import { checkFiles, readVersionFolder } from './version-folder';
import { folderOf, type StoredVersion, type VersionStore } from './version-store';

/**
 * Advisory lock: shared by publications, exclusive for the cleanup job, which must not delete the files of a
 * publication in progress.
 */
export const FILES_LOCK = 4_711_002;

export interface Publication {
  /** A complete version folder in a draft of the file store; it is moved. */
  draft: string;
  /** Fills the draft before it is read. */
  fill?: () => Promise<unknown>;
  /** Actor for the audit log. */
  by: string;
  commit?: string | undefined;
  author?: string | undefined;
  /** Name and version of the request's URL, which the manifest must match. */
  expected?: { mfe: string; version: string };
  /** Returns the findings of the gate; throws to refuse the version. */
  gate?: (version: StoredVersion) => Promise<Verdict>;
}

interface VersionStorage {
  db: Database;
  files: FileStore;
  versions: VersionStore;
}

const PASSES: Verdict = { passes: true, findings: [] };

/** Publishes an immutable version atomically: files first, then one transaction with all its data. */
export async function publishVersion(
  { db, files, versions }: VersionStorage,
  publication: Publication,
): Promise<Published> {
  const { draft, fill, expected, gate } = publication;
  try {
    await fill?.();
    const version = await readVersionFolder(draft);
    const { mfe } = version;
    refuseUnexpected(version, expected);
    await checkFiles(draft, version);
    const known = await versions.read(mfe, version.version);
    if (known) {
      const same = sameBytes(known, version);
      if (!(await files.has(folderOf(known)))) await restoreFiles(files, known, draft);
      return same;
    }

    const verdict = (await gate?.(version)) ?? PASSES;
    await compressFiles(draft, version.manifest.files);
    const isNew = await db.transaction(async (inside) => {
      await inside.query('select pg_advisory_xact_lock_shared($1)', [FILES_LOCK]);
      await files.put(folderOf(version), draft);
      return insertVersion(inside, version, publication);
    });
    if (isNew) return { mfe, version: version.version, isNew, verdict };

    // The same version was published concurrently.
    const other = await versions.read(mfe, version.version);
    if (!other) throw new Error(`${mfe} ${version.version} is there and cannot be read.`);
    return sameBytes(other, version);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Browsers and caches keep a version for ever, so its content must not change. */
function sameBytes(known: StoredVersion, { mfe, version, digest }: StoredVersion): Published {
  if (known.digest === digest) return { mfe, version, isNew: false, verdict: PASSES };
  throw new Refusal(
    409,
    `${mfe} ${version} is already published with other content. A published version never changes: build a new one.`,
  );
}

/** The files are missing although the database contains the version: publishing it again restores them. */
async function restoreFiles(files: FileStore, known: StoredVersion, draft: string): Promise<void> {
  await compressFiles(draft, known.manifest.files);
  await files.put(folderOf(known), draft);
}

function refuseUnexpected({ mfe, version }: StoredVersion, expected: Publication['expected']): void {
  if (expected && (expected.mfe !== mfe || expected.version !== version))
    throw new Refusal(
      400,
      `The URL names ${expected.mfe} ${expected.version}, the manifest ${mfe} ${version}.`,
    );
}

/** Returns false if the version exists already. */
async function insertVersion(
  db: Queryable,
  stored: StoredVersion,
  { by, commit, author }: Publication,
): Promise<boolean> {
  const { mfe, version, major, kind, manifest, digest } = stored;
  const added = await db.query(
    `insert into registry.version (mfe, version, major, kind, manifest, digest, bytes, commit, author, published_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning mfe`,
    [
      ...[mfe, version, major, kind, JSON.stringify(manifest), digest, browserBytes(manifest.files)],
      ...[commit ?? null, author ?? null, by],
    ],
  );
  if (added.length === 0) return false;
  if (stored.kind === 'mfe') await claimNames(db, stored.manifest);
  await db.query('insert into registry.channel (mfe, major) values ($1, $2) on conflict do nothing', [
    mfe,
    major,
  ]);
  await writeAudit(db, {
    actor: by,
    action: 'publish',
    subject: `${mfe}@${version}`,
    reasons: [
      commit
        ? reason('published-commit', { files: manifest.files.length, commit })
        : reason('published', { files: manifest.files.length }),
      ...passportReason(stored),
    ],
  });
  return true;
}

/** Why the gate accepted a passport outside of its budget. */
const passportReason = (stored: StoredVersion) =>
  stored.kind === 'mfe' && stored.manifest.passport?.reason !== undefined
    ? [reason('passport', { text: stored.manifest.passport.reason })]
    : [];

/**
 * A widget's name belongs to the micro-frontend that published it first. One that was handed over stays in
 * versions of the former owner as long as the gate allows it.
 */
async function claimNames(db: Queryable, { mfe, version, widgets }: MfeVersion): Promise<void> {
  const names = widgets.map(({ name }) => name).sort();
  await db.query(
    `insert into registry.widget_name (name, mfe) select unnest($1::text[]), $2 on conflict do nothing`,
    [names, mfe],
  );
  const [taken] = await db.query<{ name: string; mfe: string }>(
    'select name, mfe from registry.widget_name where name = any($1) and mfe <> $2 and handed_over_at is null order by name limit 1',
    [names, mfe],
  );
  if (taken)
    throw new Refusal(
      422,
      `${mfe} ${version} declares the widget "${taken.name}", which belongs to ${taken.mfe}. Choose another name.`,
    );
}

const browserBytes = (files: readonly { path: string; bytes: number }[]): number =>
  files.filter(({ path }) => !path.startsWith('node/')).reduce((sum, { bytes }) => sum + bytes, 0);
