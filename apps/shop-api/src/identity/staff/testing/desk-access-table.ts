/** Who calls. The store is 1001, the other one 1002; an operator names the desk that owns the call. */
export const CALLERS = [
  ...(['nobody', 'employee', 'otherEmployee', 'manager', 'otherManager', 'operator'] as const),
  ...(['machine', 'otherMachine'] as const),
] as const;
export type Caller = (typeof CALLERS)[number];

/** `in`: the call is answered by its rules, also with 400 or 412. A number: refused with this status. */
export type Access = 'in' | 401 | 403 | 404;

export interface DeskCall {
  /** The desk that an operator names, and that the machine is of. */
  desk: string;
  access: Record<Caller, Access>;
}

/** Typed by hand: what is right is not computed from the rules. A new call is added here. */
const TABLE = `
  call                                                          desk           nobody employee otherEmployee manager otherManager operator machine otherMachine
  GET    /rest/desk/orders/                                     1001           401    in       in            in      in           in       in      in
  GET    /rest/desk/orders/{orderId}/                           1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/orders/{orderId}/pick/                      1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/orders/{orderId}/found/                     1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/orders/{orderId}/ready/                     1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/orders/{orderId}/hand-over/                 1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/orders/{orderId}/ship/                      1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/orders/{orderId}/deliver/                   1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/orders/{orderId}/parcel/                    1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/orders/{orderId}/expire/                    1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/orders/{orderId}/put-back/                  1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/orders/{orderId}/return/                    1001           401    in       404           in      404          in       in      404
  GET    /rest/desk/cases/                                      1001           401    in       in            in      in           in       in      in
  POST   /rest/desk/cases/                                      1001           401    in       404           in      404          in       in      404
  GET    /rest/desk/cases/{caseId}/                             1001           401    in       404           in      404          in       in      404
  GET    /rest/desk/cases/{caseId}/pictures/{picture}/          1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/cases/{caseId}/match/                       1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/cases/{caseId}/dispatched/                  1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/cases/{caseId}/arrived/                     1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/cases/{caseId}/not-coming/                  1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/cases/{caseId}/disposition/                 1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/cases/{caseId}/give/                        1001           401    in       404           in      404          in       in      404
  GET    /rest/desk/cases/{caseId}/refund/                      1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/cases/{caseId}/not-owed/                    1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/cases/{caseId}/repaired/                    1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/cases/{caseId}/replace/                     1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/cases/{caseId}/close/                       1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/take-backs/find/                            1001           401    in       in            in      in           in       in      in
  POST   /rest/desk/take-backs/                                 1001           401    in       in            in      in           in       in      in
  GET    /rest/desk/stores/{companyId}/openings/                1001           401    403      403           in      404          in       in      404
  PUT    /rest/desk/stores/{companyId}/special-openings/{day}/  1001           401    403      403           in      404          in       in      404
  DELETE /rest/desk/stores/{companyId}/special-openings/{day}/  1001           401    403      403           in      404          in       in      404
  PUT    /rest/desk/stores/{companyId}/opening-offers/{day}/    1001           401    403      403           in      404          in       in      404
  DELETE /rest/desk/stores/{companyId}/opening-offers/{day}/    1001           401    403      403           in      404          in       in      404
  GET    /rest/desk/stores/{companyId}/requests/                1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/stores/{companyId}/requests/{requestId}/answered/ 1001     401    in       404           in      404          in       in      404
  GET    /rest/desk/items/                                      1001           401    in       in            in      in           in       in      in
  POST   /rest/desk/items/{itemId}/stock/                       1001           401    in       in            in      in           in       in      in
  POST   /rest/desk/items/{itemId}/price/                       1001           401    403      403           in      in           in       in      in
  POST   /rest/desk/items/{itemId}/releases/                    1001           401    in       in            in      in           in       403     403
  POST   /rest/desk/items/{itemId}/releases/{releaseId}/disclose/ 1001         401    403      404           in      404          in       403     403
  POST   /rest/desk/items/{itemId}/releases/{releaseId}/correct/ 1001          401    403      404           in      404          in       403     403
  GET    /rest/desk/releases/                                   1001           401    403      403           in      in           in       403     403
  GET    /rest/desk/items/{itemId}/supply/                      product-safety 401    404      404           404     404          in       in      404
  GET    /rest/desk/rentals/                                    1001           401    in       in            in      in           in       in      in
  GET    /rest/desk/rentals/{bookingId}/                        1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/rentals/{bookingId}/hand-out/               1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/rentals/{bookingId}/return/                 1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/rentals/{bookingId}/no-show/                1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/rentals/{bookingId}/undo/                   1001           401    in       404           in      404          in       in      404
  POST   /rest/desk/rentals/{bookingId}/cancel/                 1001           401    in       404           in      404          in       in      404
  GET    /rest/desk/card-applications/                          1001           401    403      403           403     403          in       403     403
  POST   /rest/desk/card-applications/{applicationId}/accept/   1001           401    403      403           403     403          in       403     403
  POST   /rest/desk/card-applications/{applicationId}/refuse/   1001           401    403      403           403     403          in       403     403
  GET    /rest/desk/lotteries/                                  1001           401    403      403           403     403          in       403     403
  POST   /rest/desk/lotteries/{lotteryId}/draw/                 1001           401    403      403           403     403          in       403     403
  GET    /rest/desk/promotions/                                 1001           401    403      403           403     403          in       403     403
  GET    /rest/desk/surveys/                                    1001           401    403      403           403     403          in       403     403
  GET    /rest/desk/texts/                                      1001           401    403      403           403     403          in       403     403
  POST   /rest/desk/texts/{language}/{key}/                     1001           401    403      403           403     403          in       403     403
  GET    /rest/desk/texts/{language}/{key}/changes/             1001           401    403      403           403     403          in       403     403
  POST   /rest/desk/receipts/                                   1001           401    403      403           403     403          403      in      in
  GET    /rest/desk/payouts/                                    accounting     401    404      404           404     404          in       in      404
  POST   /rest/desk/payouts/{orderId}/paid/                     accounting     401    404      404           404     404          in       in      404
  GET    /rest/desk/contacts/                                   service        401    404      404           404     404          in       in      404
  GET    /rest/desk/contacts/{contactId}/                       service        401    404      404           404     404          in       in      404
  GET    /rest/desk/contacts/{contactId}/attachments/{attachment}/ service        401    404      404           404     404          in       in      404
  POST   /rest/desk/contacts/{contactId}/answer/                service        401    404      404           404     404          in       in      404
  POST   /rest/desk/contacts/{contactId}/close/                 service        401    404      404           404     404          in       in      404
  GET    /rest/desk/reviews/                                    reviews        401    404      404           404     404          in       in      404
  POST   /rest/desk/reviews/{reviewId}/publish/                 reviews        401    404      404           404     404          in       in      404
  POST   /rest/desk/reviews/{reviewId}/refuse/                  reviews        401    404      404           404     404          in       in      404
  GET    /rest/desk/synonyms/                                   search         401    404      404           404     404          in       in      404
  POST   /rest/desk/synonyms/                                   search         401    404      404           404     404          in       in      404
  PUT    /rest/desk/synonyms/{synonymId}/                       search         401    404      404           404     404          in       in      404
  DELETE /rest/desk/synonyms/{synonymId}/                       search         401    404      404           404     404          in       in      404
  GET    /rest/desk/withdrawals/                                online         401    404      404           404     404          in       in      404
  POST   /rest/desk/withdrawals/{receiptNumber}/handled/        online         401    404      404           404     404          in       in      404
  GET    /rest/staff/                                           1001           in     in       in            in      in           in       in      in
  POST   /rest/staff/login/                                     1001           in     in       in            in      in           in       403     403
  POST   /rest/staff/operator/                                  1001           403    403      403           403     403          403      403     403
  POST   /rest/staff/pin/                                       1001           in     in       in            in      in           in       403     403
  POST   /rest/staff/lock/                                      1001           in     in       in            in      in           in       403     403
  POST   /rest/staff/logout/                                    1001           in     in       in            in      in           in       403     403
  GET    /rest/staff/people/                                    1001           401    403      403           in      404          in       403     403
  POST   /rest/staff/people/                                    1001           401    403      403           in      403          in       403     403
  POST   /rest/staff/people/{number}/                           1001           401    403      403           in      404          in       403     403
  POST   /rest/staff/people/{number}/block/                     1001           401    403      403           in      404          in       403     403
  POST   /rest/staff/people/{number}/unblock/                   1001           401    403      403           in      404          in       403     403
  GET    /rest/staff/audit/                                     1001           401    403      403           in      404          in       403     403`;

/** By "POST /rest/desk/orders/{orderId}/pick/". */
export const deskAccessTable: ReadonlyMap<string, DeskCall> = new Map(
  TABLE.trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [method = '', path = '', desk = '', ...cells] = row.trim().split(/\s+/);
      const access = Object.fromEntries(
        CALLERS.map((caller, index) => {
          const cell = cells[index];
          return [caller, cell === 'in' ? cell : Number(cell)];
        }),
      ) as Record<Caller, Access>;
      return [`${method} ${path}`, { desk, access }];
    }),
);
