import type { Placement } from '../release/release-index';
import { reportFailure } from '../steps/report-failure';
import { apply, type Instance } from './instance';
import { type Failure, reported } from './life';

/** Reports all failures once; `cure` is the version that works instead. */
export function reportFailures(instance: Instance, cure: Placement | undefined): void {
  const { services, life } = instance;
  const { failures } = life;
  apply(instance, reported);
  services.leaving.ifStaying(() => {
    if (cure && failures.length > 0)
      services.healer.confirm(failures.flatMap(({ placement }) => placement ?? []));
    for (const failure of failures) report(instance, failure, cure?.mfe.version);
  });
}

export function report({ name, element, services }: Instance, failure: Failure, healedBy?: string): void {
  const { error, placement } = failure;
  const { step, cause } = error;
  const version = placement?.mfe.version;
  reportFailure(services.bus, { widget: name, id: element.id, step, error: cause, version, healedBy });
  if (placement) services.telemetry?.failed(placement, error, healedBy);
}
