/** What the forms of users and roles say beside the fields. */
export const ROLE_FORM_TEXTS = {
  reachesAll: (roles: readonly string[]): string =>
    roles.length === 1
      ? `Die Rolle „${roles[0] ?? ""}“ hat Rechte für alle Filialen, nicht nur für diese.`
      : `Die Rollen ${roles.map((name) => `„${name}“`).join(" und ")} haben Rechte für alle Filialen, nicht nur für diese.`,
} as const;
