import { createContext, useContext } from 'react';
import { NO_SERVER_ERRORS, type ServerErrors } from './server-answer';

/** Field errors of the server's answer. */
export const ServerErrorsContext = createContext<ServerErrors>(NO_SERVER_ERRORS);

/** The server's error of a field, until its value changes. */
export function useServerError(field: string, value: unknown): string | undefined {
  const { fields } = useContext(ServerErrorsContext);
  const said = Object.hasOwn(fields, field) ? fields[field] : undefined;
  return said && said.sent === value ? said.text : undefined;
}
