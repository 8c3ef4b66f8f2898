/** Replaces axios' entry with the parts that shared/src/http uses. */
import isCancel from 'axios/unsafe/cancel/isCancel.js';
import Axios from 'axios/unsafe/core/Axios.js';
import AxiosError from 'axios/unsafe/core/AxiosError.js';
import mergeConfig from 'axios/unsafe/core/mergeConfig.js';
import defaults from 'axios/unsafe/defaults/index.js';

export default {
  create: (config) => new Axios(mergeConfig(defaults, config)),
  isCancel,
  AxiosError,
};
