import { RequestForm } from "../request-form";
import type { SectionPlace } from "../section-parts";
import type { SectionProps } from "../section-values";

export function FormContact({
  value: { text, branch },
  place: { id },
}: {
  value: SectionProps<"form-contact">;
  place: SectionPlace;
}) {
  return <RequestForm kind="contact" intro={text} branch={branch} id={id} />;
}
