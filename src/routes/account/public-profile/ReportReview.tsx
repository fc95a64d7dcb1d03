import { ReportButton } from '../../../features/people/ReportButton';
import { useReport } from '../../../store/useReport';

/** Lets a signed-in person report a review to Skuret. */
export function ReportReview({ id, name }: { id: string; name: string }) {
  const report = useReport();
  return <ReportButton kind="REVIEW" id={id} name={name} language="en" onReport={report} />;
}
