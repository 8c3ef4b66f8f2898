import { useDeskPlace } from '../base/desk-place';
import { CaseList } from './CaseList';
import { CaseScreen } from './CaseScreen';
import { NewCase } from './NewCase';
import { TakeBack } from './TakeBack';

/** Withdrawals, returns and complaints: "#cases", "#cases/new", "#cases/take-back/<slip>", "#cases/<id>". */
export function CasesTab() {
  const { path } = useDeskPlace();
  const [caseId, number = ''] = path;

  if (caseId === undefined) return <CaseList />;
  if (caseId === 'new') return <NewCase />;
  if (caseId === 'take-back') return <TakeBack key={number} number={number} />;
  return <CaseScreen key={caseId} caseId={caseId} />;
}
