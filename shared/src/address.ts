/** The fields of a postal address, for several micro-frontends. The key prefix of texts is `address.`. */
export { PostalFields } from './address/PostalFields';
