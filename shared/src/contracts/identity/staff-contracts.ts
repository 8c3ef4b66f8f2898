import { contract } from '../kernel/contract';
import {
  NewStaff,
  StaffAudit,
  StaffAuditQuery,
  StaffChange,
  StaffLogin,
  StaffParams,
  StaffPeople,
  StaffPin,
  StaffQuery,
  StaffState,
} from './staff';

const state = { 200: StaffState };
const expectsState = { people: 'list' } as const;
const people = { 200: StaffPeople };
const expectsPeople = { people: 'list' } as const;

export const readStaff = contract({
  method: 'GET',
  path: '/rest/staff/',
  summary: 'Staff: who works at this device, and who may take it over by PIN; always 200',
  answers: state,
  expects: expectsState,
});

export const signInStaff = contract({
  method: 'POST',
  path: '/rest/staff/login/',
  summary: 'Staff: sign in by number and password for 12 hours; one answer for wrong, unknown and blocked',
  json: StaffLogin,
  answers: state,
  expects: expectsState,
});

export const signInOperator = contract({
  method: 'POST',
  path: '/rest/staff/operator/',
  summary:
    'Staff: sign in an operator by a ticket of the registry, which is a cookie; a form is sent on to the desk',
  answers: state,
  expects: expectsState,
});

export const changePerson = contract({
  method: 'POST',
  path: '/rest/staff/pin/',
  summary:
    'Staff: a person of the desk takes over the device by PIN; the fifth wrong one ends the login (401)',
  json: StaffPin,
  answers: state,
  expects: expectsState,
});

export const lockStaff = contract({
  method: 'POST',
  path: '/rest/staff/lock/',
  summary: 'Staff: calls of the desk need a PIN from now on',
  answers: state,
  expects: expectsState,
});

export const signOutStaff = contract({
  method: 'POST',
  path: '/rest/staff/logout/',
  summary: 'Staff: end the login of this device',
  answers: state,
  expects: expectsState,
});

export const readPeople = contract({
  method: 'GET',
  path: '/rest/staff/people/',
  summary: 'Managers: the people of the own desk; operators: those of any desk, or of all',
  query: StaffQuery,
  answers: people,
  expects: expectsPeople,
});

export const addPerson = contract({
  method: 'POST',
  path: '/rest/staff/people/',
  summary: 'Managers: add a person of the own desk; operators: of any desk',
  json: NewStaff,
  answers: people,
  expects: expectsPeople,
});

export const changePersonData = contract({
  method: 'POST',
  path: '/rest/staff/people/{number}/',
  summary: 'Managers: change name, role, password or PIN; a new password ends the logins of the person',
  params: StaffParams,
  json: StaffChange,
  answers: people,
  expects: expectsPeople,
});

export const blockPerson = contract({
  method: 'POST',
  path: '/rest/staff/people/{number}/block/',
  summary: 'Managers: a person cannot sign in any more; ends the logins of the person',
  params: StaffParams,
  answers: people,
  expects: expectsPeople,
});

export const unblockPerson = contract({
  method: 'POST',
  path: '/rest/staff/people/{number}/unblock/',
  summary: 'Managers: a person may sign in again',
  params: StaffParams,
  answers: people,
  expects: expectsPeople,
});

export const readStaffAudit = contract({
  method: 'GET',
  path: '/rest/staff/audit/',
  summary: 'Managers: who changed what at the own desk, newest first',
  query: StaffAuditQuery,
  answers: { 200: StaffAudit },
  expects: { entries: 'list' },
});
