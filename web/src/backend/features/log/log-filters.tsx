import { LOG_KINDS, LOG_LEVELS } from "@tresen/contract/log/log-kinds";
import { ListFilter, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { ReferencePicker } from "../../admin/picker/reference-picker";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { useMyBranches } from "../../shared/branches";
import { resourceEntries } from "../../shared/resource-entries";
import { seesResource } from "../../shared/seen-resources";
import { useMe } from "../../shared/session";
import { Button } from "../../shared/ui/button";
import { DateInput } from "../../shared/ui/date/date-input";
import { Input } from "../../shared/ui/input";
import { Select } from "../../shared/ui/select";
import { useSlashKey } from "../../shared/use-slash-key";
import { useTypedText } from "../../shared/use-typed-text";
import type { LogFilter } from "./log-queries";
import { LOG_PAGE_TEXTS } from "./log.texts";

const TEXTS = LOG_PAGE_TEXTS.filters;
const ANY = "any";
const TYPING_PAUSE = 350;

interface FilterProps {
  filter: LogFilter;
  zone: string;
  /** How whom and what the log is filtered by are called, as far as it is known. */
  names: { actor?: string | undefined; subject?: string | undefined };
  onFilter: (filter: LogFilter) => void;
}

/** The filters of the log, which are part of the URL. */
export function LogFilters({ filter, zone, names, onFilter }: FilterProps) {
  const branches = useMyBranches();
  const seesUsers = seesResource({ entry: resourceEntries.users, me: useMe() });
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { search: _, ...chosen } = filter;
  const set = Object.entries(chosen).filter(([name, value]) => name !== "resource" && value !== undefined).length;
  return (
    <div role="search" className="grid grid-cols-2 items-end gap-x-3 gap-y-2 sm:flex sm:flex-wrap print:hidden">
      <TypedInput
        label={TEXTS.search}
        hint={TEXTS.searchHint}
        isSearch
        className="col-span-full sm:w-56"
        value={filter.search}
        onChange={(search) => onFilter({ ...filter, search })}
      />
      <Button
        variant={set > 0 ? "soft" : "secondary"}
        className="col-span-full sm:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setIsOpen(!isOpen)}
      >
        <ListFilter size={18} aria-hidden /> {TEXTS.more(set)}
      </Button>
      <div id={id} className={`contents ${isOpen ? "" : "max-sm:hidden"}`}>
        {branches.length > 1 && (
          <Select
            label={COMMON_TEXTS.branch}
            className="sm:w-42"
            options={[
              { value: ANY, label: COMMON_TEXTS.allBranches },
              ...branches.map((branch) => ({ value: branch.id, label: branch.name })),
            ]}
            value={filter.branch ?? ANY}
            onChange={(branch) => onFilter({ ...filter, branch: branch === ANY ? undefined : branch })}
          />
        )}
        <Select
          label={TEXTS.kind}
          className="sm:w-44"
          options={[
            { value: ANY, label: COMMON_TEXTS.all },
            ...LOG_KINDS.map((kind) => ({ value: kind, label: LOG_PAGE_TEXTS.kinds[kind] })),
          ]}
          value={filter.kind ?? ANY}
          onChange={(value) => onFilter({ ...filter, kind: LOG_KINDS.find((kind) => kind === value) })}
        />
        <Select
          label={TEXTS.level}
          className="sm:w-32"
          options={[
            { value: ANY, label: COMMON_TEXTS.all },
            ...LOG_LEVELS.map((level) => ({ value: level, label: LOG_PAGE_TEXTS.levels[level] })),
          ]}
          value={filter.level ?? ANY}
          onChange={(value) => onFilter({ ...filter, level: LOG_LEVELS.find((level) => level === value) })}
        />
        <DateInput
          label={TEXTS.from}
          className="sm:w-38"
          zone={zone}
          value={filter.from ?? ""}
          max={filter.to}
          onChange={(from) => onFilter({ ...filter, from: from || undefined })}
        />
        <DateInput
          label={TEXTS.to}
          className="sm:w-38"
          zone={zone}
          value={filter.to ?? ""}
          min={filter.from}
          onChange={(to) => onFilter({ ...filter, to: to || undefined })}
        />
        <TypedInput
          label={TEXTS.requestId}
          className="col-span-full sm:w-48"
          value={filter.requestId}
          onChange={(requestId) => onFilter({ ...filter, requestId })}
        />
        {seesUsers && (
          <div className="col-span-full sm:w-52">
            <ReferencePicker
              label={TEXTS.who}
              resource="users"
              placeholder={TEXTS.everybody}
              value={filter.actor ?? null}
              onChange={(actor) => onFilter({ ...filter, actor: actor ?? undefined })}
            />
          </div>
        )}
        {filter.actor !== undefined && !seesUsers && (
          <Chip
            label={TEXTS.actor(names.actor ?? TEXTS.chosenActor)}
            onRemove={() => onFilter({ ...filter, actor: undefined })}
          />
        )}
        {filter.subject !== undefined && (
          <Chip
            label={TEXTS.subject(names.subject ?? TEXTS.chosenSubject)}
            onRemove={() => onFilter({ ...filter, subject: undefined, resource: undefined })}
          />
        )}
        {(set > 0 || filter.search !== undefined) && (
          <Button variant="ghost" className="col-span-full" onPress={() => onFilter({})}>
            {COMMON_TEXTS.resetFilters}
          </Button>
        )}
      </div>
    </div>
  );
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <Button variant="soft" className="col-span-full min-w-0" aria-label={TEXTS.remove(label)} onPress={onRemove}>
      <span className="truncate">{label}</span> <X size={16} aria-hidden />
    </Button>
  );
}

function TypedInput({
  label,
  hint,
  isSearch = false,
  className,
  value,
  onChange,
}: {
  label: string;
  hint?: string;
  /** Whether the slash key leads to it. */
  isSearch?: boolean;
  className: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}) {
  const [typed, setTyped] = useTypedText({
    value: value ?? "",
    pause: TYPING_PAUSE,
    onChange: (text) => onChange(text.trim() || undefined),
  });
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(() => {
    if (!isSearch) return;
    input.current?.focus();
    input.current?.select();
  });
  return (
    <Input
      ref={input}
      {...(isSearch ? { "aria-keyshortcuts": "/" } : {})}
      label={label}
      type="search"
      placeholder={hint}
      className={className}
      value={typed}
      onChange={setTyped}
    />
  );
}
