/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const APPS = join(__dirname, '../../../..');
const SOURCE = /^(?!.*(?:\.test\.|\/testing\/|\/dist\/|\/node_modules\/)).*\/src\/.*\.ts$/;
/** Statements that delete or change rows as a set leave out the locked ones; they are no queues. */
const SETS = [
  'shop-api/src/catalogue/import/refresh-records.ts',
  'shop-api/src/identity/session/session-repository.ts',
  'shop-api/src/kernel/form-answers/form-answer-repository.ts',
  'shop-api/src/orders/cases/create-case.ts',
  'shop-api/src/selling/back-in-stock/send-back-in-stock-mails.ts',
  'shop-api/src/stores/stock/stock-changes.ts',
];

const filesWith = (text: RegExp) =>
  ['database', 'registry', 'shop-api']
    .flatMap((app) =>
      readdirSync(join(APPS, app, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(APPS, app, 'src', file),
      ),
    )
    .filter((file) => SOURCE.test(file) && text.test(readFileSync(file, 'utf8')))
    .map((file) => relative(APPS, file))
    .sort();

it('rows are claimed by one statement', () => {
  expect(filesWith(/skip locked/)).toEqual(['database/src/jobs/queue.ts', ...SETS]);
});

it('background work has one timer, besides the decisions about rollouts', () => {
  expect(filesWith(/setInterval/)).toEqual([
    'database/src/jobs/start-jobs.ts',
    'registry/src/rollout/controller.ts',
  ]);
});
