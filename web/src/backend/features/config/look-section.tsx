import { FieldGrid } from "../../admin/form/field-editor";
import type { Draft } from "../../admin/model/draft";
import { SECTIONS } from "./config.texts";
import { LookPicture } from "./look-picture";
import { fieldsOfSection } from "./section-fields";

const fields = fieldsOfSection(SECTIONS.look);

/** The settings of the shop's look with a live picture of the shop beside them. */
export function LookSection({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  return (
    <div className="grid grid-cols-1 gap-6 @min-[54rem]:grid-cols-[minmax(0,1fr)_minmax(18rem,26rem)] @min-[54rem]:items-start">
      <div className="@container min-w-0">
        <FieldGrid fields={fields} values={draft} onChange={onChange} />
      </div>
      <div className="min-w-0 @min-[54rem]:sticky @min-[54rem]:top-24">
        <LookPicture draft={draft} />
      </div>
    </div>
  );
}
