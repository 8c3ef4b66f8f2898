import { anOrderLine, anOrderView } from '@fachwerk/shared/testing';
import { canChooseLines } from './chosen-lines';

it('a choice of lines is offered if more than one piece can be cancelled', () => {
  const withPieces = (quantity: number) =>
    canChooseLines(anOrderView({ lines: [anOrderLine({ quantity, cancelled: 0, handedOver: 0 })] }));

  expect([withPieces(2), withPieces(1)]).toEqual([true, false]);
});
