/** Entry in development: hot reload needs a hook that is installed before React. */
import './development/refresh-hook';
import './shell';
