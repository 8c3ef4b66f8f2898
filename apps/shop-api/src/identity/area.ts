import { defineArea } from '../kernel/context/define-area';
import { identityServices } from './services';
import { sessionJobs } from './session/session-jobs';

/** Identity of visitors, customers and employees. */
export const identity = defineArea({
  name: 'identity',
  needs: [],
  services: identityServices,
  jobs: [sessionJobs],
});
