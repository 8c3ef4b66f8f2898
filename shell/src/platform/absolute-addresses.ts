export { absoluteAddresses } from '@fachwerk/shared/http';
