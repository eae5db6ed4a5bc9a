/**
 * The fields of a branch that is not public which everybody may see: those its card shows, and those without which its
 * record would be invalid.
 */
const SHOWN_WHEN_INACTIVE: ReadonlySet<string> = new Set([
  "id",
  "version",
  "createdAt",
  "updatedAt",
  "identifier",
  "name",
  "division",
  "street",
  "zipCode",
  "city",
  "country",
  "timeZone",
  "images",
  "logo",
  "isPublic",
]);

interface Published extends StaffRules {
  isPublic: boolean;
  deliveryAreas?: readonly { border?: unknown }[];
}

/** What the shop may know of a branch: of one that is not public no more than its card. */
export function publishedBranch<Entry extends Published>(branch: Entry): Entry {
  return branch.isPublic ? withoutBorders(withoutStaff(branch)) : inactiveView(branch);
}

/** Numbers and addresses of the staff who are alarmed, and the rules of their time, are nobody else's business. */
function withoutStaff<Entry extends StaffRules>(branch: Entry): Entry {
  const shown = branch.escalation && branch.escalation.length > 0 ? { ...branch, escalation: [] } : branch;
  return shown.closedAfterHours || shown.stampingRadius
    ? { ...shown, closedAfterHours: null, stampingRadius: null }
    : shown;
}

interface StaffRules {
  escalation?: readonly unknown[];
  closedAfterHours?: number | null | undefined;
  stampingRadius?: number | null | undefined;
}

/** The shop offers areas by their names, and borders are most of a branch's bytes. */
function withoutBorders<Entry extends { deliveryAreas?: readonly { border?: unknown }[] }>(branch: Entry): Entry {
  if (!branch.deliveryAreas?.some(({ border }) => border)) return branch;
  return { ...branch, deliveryAreas: branch.deliveryAreas.map(({ border: _, ...area }) => area) };
}

/**
 * The branch with all fields emptied that its card does not show. The shape stays the same, so clients can read it like
 * any other branch.
 */
function inactiveView<Entry extends object>(branch: Entry): Entry {
  return Object.fromEntries(
    Object.entries(branch).map(([field, value]: [string, unknown]) => [
      field,
      SHOWN_WHEN_INACTIVE.has(field) ? value : emptied(value),
    ]),
  ) as Entry;
}

function emptied(value: unknown): unknown {
  if (typeof value === "boolean") return false;
  if (typeof value === "string") return "";
  return Array.isArray(value) ? [] : null;
}
