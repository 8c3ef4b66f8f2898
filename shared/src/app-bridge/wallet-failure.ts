/** The sheet was closed, has failed, or gave no answer in time. Nothing was paid. */
export class WalletFailure extends Error {
  override name = 'WalletFailure';
}
