import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { shopUrl } from './steps';
import { renameCopy } from './tampered-version';

/** The demonstration account of an operator. */
export const OPERATOR = { name: 'betrieb', password: 'Fachwerk-1' };

interface Channel {
  mfe: string;
  major: number;
  stable: string | null;
  rollout: { version: string } | null;
}

async function call<T>(method: string, path: string, body?: Buffer | object): Promise<T> {
  const isFile = Buffer.isBuffer(body);
  const answer = await fetch(shopUrl(`/federation/${path}`), {
    method,
    headers: {
      authorization: `Bearer ${process.env.REGISTRY_TOKEN ?? ''}`,
      ...(body && { 'content-type': isFile ? 'application/gzip' : 'application/json' }),
    },
    ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as T;
}

export const orderRollout = (order: { mfe: string; version: string; to: number; hold?: boolean }) =>
  call('POST', 'rollouts', order);

/** Publishes the live version of a micro-frontend again under the next number; returns both versions. */
export async function publishNext(mfe: string): Promise<{ stable: string; next: string }> {
  const { channels } = await call<{ channels: Channel[] }>('GET', 'status');
  const channel = channels.find((one) => one.mfe === mfe);
  // Left by a journey that was interrupted.
  if (channel?.rollout) await orderRollout({ mfe, version: channel.rollout.version, to: 0 });
  const stable = channel?.stable;
  if (!stable) throw new Error(`Nothing of ${mfe} is live.`);
  const [, major = '0', minor = '0', hash = ''] = /^(\d+)\.(\d+)\.\d+-(.+)$/.exec(stable) ?? [];
  const next = `${major}.${Number(minor) + 1}.0-${hash}`;
  const folder = mkdtempSync(join(tmpdir(), 'fachwerk-version-'));
  try {
    cpSync(resolve('..', `${mfe}-mfe`, 'dist', stable), folder, { recursive: true });
    renameCopy(folder, stable, next);
    const archive = execFileSync('tar', ['-czf', '-', '-C', folder, '.'], { maxBuffer: 64_000_000 });
    await call('PUT', `versions/${mfe}/${next}?author=Journey`, archive);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { stable, next };
}

/** Sends telemetry of `views` page views, in `failed` of which the widget failed. */
export async function sendViews(
  page: Page,
  {
    mfe,
    version,
    widget,
    views,
    failed = 0,
  }: Record<'mfe' | 'version' | 'widget', string> & { views: number; failed?: number },
): Promise<void> {
  for (let view = 0; view < views; view += 1) {
    const hasFailed = view < failed;
    const data = {
      isFirst: true,
      release: 'journey',
      page: '/account/',
      versions: { [mfe]: version },
      mounted: hasFailed ? [] : [{ widget, mfe, version, ms: 80 + view }],
      failed: hasFailed
        ? [{ widget, mfe, version, step: 'mount', message: 'Nothing to mount in this journey' }]
        : [],
      errors: [],
      goals: 0,
    };
    await page.request.post('/federation/telemetry', { data });
  }
}
