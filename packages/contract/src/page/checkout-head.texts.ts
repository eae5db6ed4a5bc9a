export const CHECKOUT_HEADS = {
  quotation: { title: "Angebot anfragen", lead: (whom: string): string => `Ihre Anfrage geht an ${whom}.` },
  order: { title: "Bestellung abschließen", lead: (whom: string): string => `Ihre Bestellung geht an ${whom}.` },
} as const;
