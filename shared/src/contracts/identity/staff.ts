import * as z from 'zod/mini';
import { maxLength, password, personName, required } from '../../rules/form-rules';
import { staffNumber, staffNumberOf, staffPin } from '../../rules/staff-rules';
import { field, secret, text } from '../../rules/text';
import { Id } from '../kernel/ids';

/** A manager leads one store; an operator works for all desks. */
export const StaffRole = z.enum(['EMPLOYEE', 'MANAGER', 'OPERATOR'], { error: 'forms.required' });
export type StaffRole = z.output<typeof StaffRole>;

const number = field(staffNumberOf, required, staffNumber);
const name = text(required, maxLength(80), personName);
const newPassword = secret(required, maxLength(255), password);
const newPin = secret(required, staffPin);

/** `POST /rest/staff/login/`. Only presence is checked: wrong and unknown have the same answer. */
export const StaffLogin = z.object({
  number: text(required, maxLength(40)),
  password: secret(required, maxLength(255)),
});
export type StaffLogin = z.output<typeof StaffLogin>;

/** `POST /rest/staff/pin/` */
export const StaffPin = z.object({
  number: text(required, maxLength(40)),
  pin: secret(required, maxLength(40)),
});
export type StaffPin = z.output<typeof StaffPin>;

/** `GET /rest/staff/`: who works at this device. */
export const StaffState = z.looseObject({
  /** The person now; null without a login. */
  person: z.nullable(
    z.looseObject({
      id: z.string(),
      number: z.string(),
      name: z.string(),
      role: StaffRole,
      /** Company id of a store, or "online"; null for operators, who name a desk with each call. */
      desk: z.nullable(z.string()),
    }),
  ),
  /** Calls of the desk need a PIN first. */
  isLocked: z.boolean(),
  /** Name of the store. */
  deskName: z.nullable(z.string()),
  /** ISO instant at which the login ends. */
  expiresAt: z.nullable(z.string()),
  /** Who may take over the device by PIN; only within a login. */
  people: z.array(z.looseObject({ number: z.string(), name: z.string() })),
});
export type StaffState = z.output<typeof StaffState>;

export const StaffParams = z.object({ number });

/** Operators name a desk; managers have their own. */
export const StaffQuery = z.object({ desk: z.optional(Id) });
export type StaffQuery = z.output<typeof StaffQuery>;

/** `POST /rest/staff/people/` */
export const NewStaff = z.object({
  number,
  name,
  role: StaffRole,
  /** By default the desk of the manager. */
  desk: z.optional(Id),
  password: newPassword,
  pin: newPin,
});
export type NewStaff = z.output<typeof NewStaff>;

/** `POST /rest/staff/people/{number}/`: what is absent stays. */
export const StaffChange = z.object({
  name: z.optional(name),
  role: z.optional(StaffRole),
  password: z.optional(newPassword),
  pin: z.optional(newPin),
});
export type StaffChange = z.output<typeof StaffChange>;

/** `GET /rest/staff/people/`: the people of a desk, by number. */
export const StaffPeople = z.looseObject({
  people: z.array(
    z.looseObject({
      number: z.string(),
      name: z.string(),
      role: StaffRole,
      desk: z.nullable(z.string()),
      /** ISO instant; null: may sign in. */
      blockedAt: z.nullable(z.string()),
    }),
  ),
});
export type StaffPeople = z.output<typeof StaffPeople>;

/** `GET /rest/staff/audit/`: pages of 50, newest first; `before` is `next` of the page before. */
export const StaffAuditQuery = z.object({
  before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  desk: z.optional(Id),
});
export type StaffAuditQuery = z.output<typeof StaffAuditQuery>;

export const StaffAudit = z.looseObject({
  entries: z.array(
    z.looseObject({
      id: z.string(),
      /** ISO instant. */
      at: z.string(),
      number: z.string(),
      name: z.string(),
      role: StaffRole,
      desk: z.nullable(z.string()),
      /** "POST /rest/desk/orders/{orderId}/pick/" */
      action: z.string(),
      /** Address of the call. */
      target: z.string(),
      before: z.unknown(),
      after: z.unknown(),
      /** What a device claims that sent the action later: the person, and its age in seconds. */
      recordedBy: z.nullable(z.string()),
      recordedAgo: z.nullable(z.int()),
    }),
  ),
  /** Null on the last page. */
  next: z.nullable(z.string()),
});
export type StaffAudit = z.output<typeof StaffAudit>;
