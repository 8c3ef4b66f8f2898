import { LocalPath } from '@fachwerk/shared/contracts';
import * as z from 'zod/mini';

export const AppSimulatorProps = z.object({
  path: z._default(LocalPath.check(z.describe('Seite, die zuerst gezeigt wird')), '/'),
});
export type AppSimulatorProps = z.output<typeof AppSimulatorProps>;
