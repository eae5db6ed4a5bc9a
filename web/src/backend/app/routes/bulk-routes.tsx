import { getRouteApi } from "@tanstack/react-router";
import { BulkJobPage } from "../../admin/bulk/bulk-job-page";
import { OwnJobsPage } from "../../admin/bulk/own-jobs-page";

const jobApi = getRouteApi("/bulk/$id");

export function BulkRoute() {
  return <OwnJobsPage />;
}

export function BulkJobRoute() {
  const { id } = jobApi.useParams();
  return <BulkJobPage key={id} id={id} />;
}
