/** Value of the topic `stockValidationModalId` while the dialog is open. */
export const STOCK_VALIDATION_MODAL = 'stock-validation-modal';
