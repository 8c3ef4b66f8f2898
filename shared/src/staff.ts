/** One sign-out for the desk of the stores and the page of operators, which are of two micro-frontends. */
export {
  type DeskLogin,
  type DeskSignOut,
  endSignOut,
  isMeant,
  leaveDesk,
  loginOf,
  noteSignOut,
  type WaitingSignOut,
  waitingSignOut,
} from './staff/sign-out';
