import { useDeskPlace } from '../base/desk-place';
import { CaseList } from './CaseList';
import { CaseScreen } from './CaseScreen';
import { NewCase } from './NewCase';

/** Withdrawals, returns and complaints: "#cases", "#cases/new", "#cases/<id>". */
export function CasesTab() {
  const { path } = useDeskPlace();
  const [caseId] = path;

  if (caseId === undefined) return <CaseList />;
  if (caseId === 'new') return <NewCase />;
  return <CaseScreen key={caseId} caseId={caseId} />;
}
