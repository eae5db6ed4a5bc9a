import { RETENTION_FIELDS, RETENTION_KINDS } from "@tresen/contract/privacy/retention/retention-kinds";
import { customerPermissions } from "@tresen/contract/privacy/export/export.permissions";
import { privacyPermissions } from "@tresen/contract/privacy/privacy.permissions";
import { retentionPermissions } from "@tresen/contract/privacy/retention/retention.permissions";
import { type ReactNode, useId } from "react";
import { FieldGrid } from "../../../admin/form/field-editor";
import type { Field } from "../../../admin/model/field";
import type { Draft } from "../../../admin/model/draft";
import { useMay } from "../../../shared/session";
import { ErasureList } from "./erasure-list";
import { FindPerson } from "./find-person";
import { LockedInvoices } from "./locked-invoices";
import { ERASURE_TEXTS, FIND_TEXTS, FIXED_TEXTS, LOCKED_TEXTS, RETENTION_TEXTS } from "./privacy.texts";
import { RetentionPreview } from "./retention-preview";

/** The section of the settings about personal data: for how long it is kept, and what was erased or is locked. */
export function PrivacySection({
  fields,
  draft,
  onChange,
}: {
  /** Those of the section. */
  fields: readonly Field[];
  draft: Draft;
  onChange: (draft: Draft) => void;
}) {
  const may = useMay();
  return (
    <div className="flex flex-col gap-6">
      <div className="@container">
        <FieldGrid fields={fields} values={draft} onChange={onChange} />
      </div>
      {may({ permission: retentionPermissions.manage }) && (
        <Group title={RETENTION_TEXTS.title}>
          <RetentionPreview typed={RETENTION_KINDS.map((kind) => draft[RETENTION_FIELDS[kind]])} />
        </Group>
      )}
      <Group title={FIXED_TEXTS.title}>
        <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
          {FIXED_TEXTS.periods.map(([what, period]) => (
            <div key={what} className="contents">
              <dt className="text-muted">{what}</dt>
              <dd className="tabular-nums max-sm:mb-2">{period}</dd>
            </div>
          ))}
        </dl>
      </Group>
      {may({ permission: customerPermissions.export }) && (
        <Group title={FIND_TEXTS.title}>
          <FindPerson />
        </Group>
      )}
      {may({ permission: privacyPermissions.erasures }) && (
        <Group title={ERASURE_TEXTS.title}>
          <ErasureList />
        </Group>
      )}
      {may({ permission: privacyPermissions.locked }) && (
        <Group title={LOCKED_TEXTS.title}>
          <LockedInvoices />
        </Group>
      )}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-3 rounded-panel border border-line p-4">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      {children}
    </div>
  );
}
