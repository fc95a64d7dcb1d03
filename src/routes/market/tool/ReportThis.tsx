import { ReportButton } from '../../../features/people/ReportButton';
import { useReport } from '../../../store/useReport';

interface Props {
  kind: 'TOOL' | 'REVIEW';
  id: string;
  /** Whose it is. */
  name: string;
}

/** Telling Skuret of a tool or a review of it, for somebody who is signed in. */
export function ReportThis(props: Props) {
  const report = useReport();
  return <ReportButton {...props} language="da" onReport={report} />;
}
