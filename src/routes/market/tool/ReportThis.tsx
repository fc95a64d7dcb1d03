import { ReportButton } from '../../../features/people/ReportButton';
import { useReport } from '../../../store/useReport';

interface Props {
  kind: 'TOOL' | 'REVIEW';
  id: string;
  /** The name of the owner of the tool, or of the author of the review. */
  name: string;
}

/** Lets a signed-in person report a tool, or a review of it, to Skuret. */
export function ReportThis(props: Props) {
  const report = useReport();
  return <ReportButton {...props} language="da" onReport={report} />;
}
