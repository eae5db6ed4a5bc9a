import { RequestForm } from "../request-form";
import type { SectionPlace } from "../section-parts";
import type { SectionProps } from "../section-values";

export function FormRental({
  value: { text, branch },
  place: { id },
}: {
  value: SectionProps<"form-rental">;
  place: SectionPlace;
}) {
  return <RequestForm kind="rental" intro={text} branch={branch} id={id} />;
}
