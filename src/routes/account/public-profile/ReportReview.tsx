import { ReportButton } from '../../../features/people/ReportButton';
import { useReport } from '../../../store/useReport';

/** Telling Skuret of a review, for somebody who is signed in. */
export function ReportReview({ id, name }: { id: string; name: string }) {
  const report = useReport();
  return <ReportButton kind="REVIEW" id={id} name={name} language="en" onReport={report} />;
}
