import { defineArea } from '../kernel/context/define-area';
import { identityServices } from './services';
import { sessionJobs } from './session/session-jobs';

/** Who somebody is: session, customer, staff. */
export const identity = defineArea({
  name: 'identity',
  needs: [],
  services: identityServices,
  jobs: [sessionJobs],
});
