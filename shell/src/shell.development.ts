/** The entry in development: hot reload needs a hook that is there before React. */
import './development/refresh-hook';
import './shell';
