import { line } from "@tresen/contract/kit/schema";
import { findResource } from "@tresen/contract/resources";
import { Tag } from "lucide-react";
import { expect, test } from "vitest";
import { ListPage } from "../admin/list/list-page";
import type { Screen } from "../admin/screen";
import { ADMIN, META, renderPage } from "./testing/page";

const tags = [
  { ...META, id: "tag_1", name: "Vegan" },
  { ...META, id: "tag_2", name: "Scharf" },
];
const list = (screen: Screen, search = {}) => renderPage({ resource: "tags", records: tags, screen, search });
const form = (screen: Screen, id = "tag_1") => renderPage({ resource: "tags", records: tags, screen, id });
/** The texts of elements, such as cells and headings. */
const texts = (html: string): string[] => [...html.matchAll(/>([^<>]+)</g)].map(([, text = ""]) => text);

test("list and form without a screen follow from the definition", async () => {
  const [listed, edited] = [await list({}), await form({})];
  expect(texts(listed)).toEqual(expect.arrayContaining(["Schlagwörter", "Name", "Vegan", "Scharf"]));
  expect(texts(edited)).toEqual(expect.arrayContaining(["Vegan", "Name", "Speichern"]));
  expect(edited).toContain('value="Vegan"');
});

test("a screen's list page and record page take the place of the generic ones", async () => {
  const screen: Screen = {
    ListPage: ({ resource, search }) => (
      <output>
        {resource.many}: {search.sort}
      </output>
    ),
    RecordPage: ({ resource, id }) => (
      <output>
        {resource.one}: {id}
      </output>
    ),
  };
  const listed = await list(screen, { sort: "name" });
  expect(listed.replaceAll("<!-- -->", "")).toContain("<output>Schlagwörter: name</output>");
  expect(texts(listed)).not.toContain("Scharf");
  const edited = await form(screen);
  expect(edited.replaceAll("<!-- -->", "")).toContain("<output>Schlagwort: tag_1</output>");
  expect(edited).not.toContain("<form");
});

test("a screen's column is shown with its value, and is a filter where it has choices", async () => {
  const columns: Screen["columns"] = [
    {
      key: "length",
      title: "Länge",
      isColumn: true,
      choices: [
        { value: "short", label: "Kurzes Wort" },
        { value: "long", label: "Langes Wort" },
      ],
      valueOf: ({ name }) => (String(name).length > 5 ? "long" : "short"),
    },
  ];
  const listed = texts(await list({ columns }));
  expect(listed).toEqual(expect.arrayContaining(["Länge", "Kurzes Wort", "Langes Wort", "Vegan", "Scharf"]));
  const filtered = texts(await list({ columns }, { filters: { length: "long" } }));
  expect(filtered).toContain("Scharf");
  expect(filtered).not.toContain("Vegan");
  expect(texts(await list({ columns: columns.map((column) => ({ ...column, isColumn: false })) }))).not.toContain(
    "Länge",
  );
});

test("a screen's action is a button above the list, and its dialog has the records that the person may change", async () => {
  const listActions: Screen["listActions"] = [
    {
      id: "count",
      label: "Zählen",
      Icon: Tag,
      Dialog: ({ entries, chosen }) => <output>{[...entries.map(({ label }) => label), chosen.size].join()}</output>,
    },
  ];
  const closed = await list({ listActions });
  expect(texts(closed).map((text) => text.trim())).toContain("Zählen");
  expect(closed).not.toContain("<output>");
  expect(await list({ listActions }, { dialog: "count" })).toContain("<output>Vegan,Scharf,2</output>");
  const reader = { ...ADMIN, roles: [], permissions: [{ permission: "tags.read", scope: "all" as const }] };
  const read = await renderPage({ resource: "tags", records: tags, me: reader, screen: { listActions } });
  expect(texts(read)).toContain("Vegan");
  expect(read).not.toContain("Zählen");
});

test("a screen's editor takes the place of the generic one of its field", async () => {
  const edited = await form({ fields: { name: ({ value }) => <output>{String(value)}!</output> } });
  expect(edited.replaceAll("<!-- -->", "")).toContain("<output>Vegan!</output>");
  expect(edited).not.toContain('value="Vegan"');
});

test("a screen's section takes the place of the one with its title, or stands below the others", async () => {
  const section = (title: string): Screen => ({
    sections: [
      { title, Section: ({ record, draft }) => <output>{`${record?.id ?? "neu"} ${String(draft["name"])}`}</output> },
    ],
  });
  const below = await form(section("Verwendung"));
  expect(below).toContain("<output>tag_1 Vegan</output>");
  expect(below.indexOf('value="Vegan"')).toBeGreaterThan(0);
  expect(below.indexOf("<output>")).toBeGreaterThan(below.indexOf('value="Vegan"'));
  const replaced = await form(section("Allgemein"));
  expect(replaced).toContain("<output>tag_1 Vegan</output>");
  expect(replaced).not.toContain('value="Vegan"');
  expect(texts(replaced).filter((text) => text === "Allgemein")).toHaveLength(1);
  expect(await form(section("Verwendung"), "new")).toContain("<output>neu </output>");
});

test("a list has no column and no filter of a field that the person may not read", async () => {
  const wages = { name: "tags.wages", access: "admin", scopes: ["all"] } as const;
  const definition = findResource("tags");
  if (!definition) throw new Error("There are no tags");
  const wage = line("Lohn").meta({ title: "Lohn", column: true, access: { read: wages } });
  const resource = { ...definition, fields: definition.fields.extend({ wage }) };
  const records = tags.map((tag, index) => ({ ...tag, wage: `Lohn ${index}` }));
  const screen: Screen = { ListPage: (props) => <ListPage {...props} resource={resource} /> };
  const shown = async (permissions: { permission: string; scope: "all" }[]) =>
    texts(await renderPage({ resource: "tags", records, screen, me: { ...ADMIN, roles: [], permissions } }));
  const reading = { permission: "tags.read", scope: "all" } as const;
  expect(await shown([reading, { permission: wages.name, scope: "all" }])).toEqual(
    expect.arrayContaining(["Vegan", "Lohn", "Lohn 0"]),
  );
  const without = await shown([reading]);
  expect(without).toContain("Vegan");
  expect(without.filter((text) => text.startsWith("Lohn"))).toEqual([]);
});

test("a role's form lets people give only the permissions that they hold themselves", async () => {
  const permissions = [
    { permission: "roles.read", scope: "all" },
    { permission: "roles.create", scope: "all" },
    { permission: "tables.update", scope: "branches" },
  ] as const;
  const held = await renderPage({
    resource: "roles",
    id: "new",
    me: { id: "usr_1", roles: [], branches: [{ id: "brn_1" }], permissions },
  });
  expect(openBoxes(held)).toEqual(["Tische ändern", "Rollen ansehen", "Rollen anlegen"]);
  const all = openBoxes(await renderPage({ resource: "roles", id: "new" }));
  expect(all).toEqual(
    expect.arrayContaining(["Tische ändern", "Tische löschen", "Produkte anlegen", "Bestellungen ansehen"]),
  );
  expect(all.length).toBeGreaterThan(40);
});

/** The checkboxes of permissions that can be chosen, each with its group. */
function openBoxes(html: string): string[] {
  const groups = html.split('role="group" aria-label="').slice(1);
  return groups.flatMap((group) =>
    [
      ...group.matchAll(/<label[^>]*>(?:(?!<\/label>).)*?(<input[^>]*>)(?:(?!<\/label>).)*?([^<>]+)<\/label>/gs),
    ].flatMap(([, input = "", title = ""]) =>
      input.includes('disabled=""') ? [] : [`${group.slice(0, group.indexOf('"'))} ${title}`],
    ),
  );
}
