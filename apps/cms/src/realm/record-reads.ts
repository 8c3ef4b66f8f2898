import type { HttpClient } from '@fachwerk/shared/http';
import type { FragmentReads } from '../fragment-job';

/** Records what a widget reads, so that its HTML is rendered once for all pages that agree in it. */
export function readsRecorder() {
  const reads: FragmentReads = { address: false, now: false, otherData: false };

  return {
    reads,
    /** The source with getters for these values; each records that it was read. */
    watch<Source extends object, Values extends { url?: URL; now: string }>(
      source: Source,
      values: Values,
    ): Source & Values {
      const { url, now } = values;
      return Object.defineProperties(source, {
        ...(url && {
          url: {
            enumerable: true,
            get() {
              reads.address = true;
              return url;
            },
          },
        }),
        now: {
          enumerable: true,
          get() {
            reads.now = true;
            return now;
          },
        },
      }) as Source & Values;
    },
    /** Version of the data of an answer of the API. */
    onAnswer(version: string | undefined): void {
      if (version === undefined || (reads.dataVersion ?? version) !== version) reads.otherData = true;
      else reads.dataVersion = version;
    },
    /** The same client; a failed call counts as data without a version, because the next one may succeed. */
    watchCalls: (api: HttpClient): HttpClient => ({
      call: (call, ...inputs) =>
        api.call(call, ...inputs).catch((error: unknown) => {
          reads.otherData = true;
          throw error;
        }),
    }),
  };
}
