import { until } from '@fachwerk/server-kit/testing/until';
import Fastify from 'fastify';
import type { FragmentJob } from '../fragment-job';
import { fragmentPool, type ProcessPool } from '../fragments/fragment-pool';
import { chooseEngine } from '../isolation/engine';
import { aJob, PAGE_CONFIG } from './a-job';
import { exampleNodeFile } from './node-files';
import { bundleRenderFiles } from './render-files';

const OTHER = { ok: true, html: expect.stringContaining('Hallo Welt') as string };

/** One pool, in the real engine, for the hostile versions of a file and the widgets of another team. */
export function hostilePool(deadlineMs: number) {
  const codes = new Map<string, string>();
  let version = '';
  let pool: ProcessPool;
  /** Versions that were blamed in this test. */
  const reported: string[] = [];
  beforeAll(() => {
    pool = fragmentPool({
      engine: chooseEngine(),
      files: bundleRenderFiles(),
      apiUrl: 'http://127.0.0.1:9',
      registryUrl: 'http://127.0.0.1:9',
      config: PAGE_CONFIG,
      deadlineMs,
      workers: 1,
      log: Fastify().log,
      onFailure: (failed) => reported.push(`${failed.mfe}@${failed.version}`),
      code: async (file) => codes.get(file.version) ?? exampleNodeFile(),
    });
  });
  let test = 0;
  afterEach(() => {
    reported.length = 0;
    test += 1;
  });
  afterAll(() => pool.close());

  const hostileJob = () => aJob({ mfe: 'hostile', widget: 'hostile', version });
  const renderOther = () => pool.render(aJob());
  const renderHostile = (trialReason?: FragmentJob['trialReason']) =>
    pool.render({ ...hostileJob(), trialReason });

  return {
    reported,
    name: () => `hostile@${version}`,
    /** Each test has a version of its own. */
    publish(code: string) {
      version = `hostile-${codes.size + 1}`;
      codes.set(version, code);
    },
    confirm: () => pool.confirm(),
    renderHostile,
    /** Renders the present version also after the next publication. */
    renderer(trialReason: FragmentJob['trialReason']) {
      const own = hostileJob();
      return () => pool.render({ ...own, trialReason });
    },
    async renderOther() {
      const result = await renderOther();
      expect(result.ok ? '' : result.message).toBe('');
      expect(result).toMatchObject(OTHER);
    },
    /** The other team's widgets on the same page and on the next pages. */
    async renderAll(trialReason?: FragmentJob['trialReason']) {
      await this.renderOther();
      const [hostile] = await Promise.all([
        renderHostile(trialReason),
        this.renderOther(),
        this.renderOther(),
      ]);
      await this.renderOther();
      return hostile;
    },
    /** Resolves when the version was blamed so often, or its test is over. */
    async isBlamed(times = 1, of = `hostile@${version}`) {
      const own = test;
      const count = () => reported.filter((blamed) => blamed === of).length;
      await until(() => own !== test || count() >= times);
    },
  };
}
