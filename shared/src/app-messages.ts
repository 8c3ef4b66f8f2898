/**
 * For developers of the native app and of tools: types and schemas of all messages of its bridge, without
 * code of pages (docs/contracts/app-bridge.md).
 */
export { APP_MESSAGES, AppGlobals } from './app-bridge/messages';
export { FROM_APP, type AnswerMethod, type CommandMethod } from './app-bridge/message-facts';
export type { AppPayload, PageMethod, PagePayload } from './app-bridge/messages';
export type { AppInterface } from './app-bridge/app-interface';
