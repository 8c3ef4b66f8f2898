import { oneOf, port, processes, readEnvironment, text } from '@fachwerk/server-kit/environment';
import { checkedNoticeFolder } from '@fachwerk/server-kit/guarantee-notice';

const variables = {
  HOST: text().default('127.0.0.1'),
  PORT: port(8083),
  PROCESSES: processes(),
  PICTURE_LIST: text().optional(),
  GUARANTEE_NOTICE_DIR: text().optional(),
  PICTURES: oneOf('drawn', 'plain').default('drawn'),
  LOG_LEVEL: text().default('info'),
};

/** All environment variables of the pictures app when it runs in its own process. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const values = readEnvironment(variables, env);
  return {
    host: values.HOST,
    port: values.PORT,
    processes: values.PROCESSES,
    listFile: values.PICTURE_LIST,
    guaranteeNoticeDir: checkedNoticeFolder(values.GUARANTEE_NOTICE_DIR),
    plain: values.PICTURES === 'plain',
    logLevel: values.LOG_LEVEL,
  };
}
