interface Named {
  title: string;
  value: string;
}

export const FILTER_TEXTS = {
  is: ({ title, value }: Named): string => `${title}: ${value}`,
  From: ({ title, value }: Named): string => `${title} ab ${value}`,
  To: ({ title, value }: Named): string => `${title} bis ${value}`,
  from: "von",
  to: "bis",
  bound: { From: "von", To: "bis" },
  boundOf: ({ title, bound }: { title: string; bound: string }): string => `${title} ${bound}`,
  active: "Aktive Filter",
  remove: (text: string): string => `Filter „${text}“ entfernen`,
} as const;
