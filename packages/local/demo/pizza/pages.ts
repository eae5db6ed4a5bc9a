import { type Entry, picture } from "../build";

export const donatees: Entry<"donatees">[] = [
  {
    id: "don_suppenwagen",
    identifier: "suppenwagen",
    name: "Suppenwagen Westgürtel",
    description: "Jeden Abend eine warme Mahlzeit für Menschen ohne Dach über dem Kopf.",
  },
  {
    id: "don_lernhaus",
    identifier: "lernhaus",
    name: "Lernhaus Grätzlkinder",
    description: "Kostenlose Nachhilfe und Jause für Volksschulkinder in Favoriten.",
  },
  {
    id: "don_pfoten",
    identifier: "pfotenhof",
    name: "Pfotenhof Donauwiese",
    description: "Unterkunft und tierärztliche Versorgung für alte Hunde und Katzen.",
  },
  {
    id: "don_baeume",
    identifier: "stadtbaeume",
    name: "Hundert Bäume für Wien",
    description: "Pflanzt und gießt Straßenbäume, wo es im Sommer am heißesten ist.",
  },
  {
    id: "don_telefon",
    identifier: "nachbarschaft",
    name: "Nachbarschaftstelefon Zweiter",
    description: "Besuche, Einkäufe und Gespräche für ältere Menschen in der Leopoldstadt.",
  },
];

export const sites: Entry<"sites">[] = [
  {
    id: "sit_ueber_uns",
    type: "default",
    path: "ueber-uns",
    title: "Über uns",
    name: "Über uns",
    description: "Wie aus einem Kohlenkeller in Neubau drei Pizzerien wurden.",
    content: {
      sections: [
        {
          type: "hero",
          value: {
            title: "Ein Feuer, drei Häuser",
            text:
              "Seit dem ersten Abend brennt bei uns Buchenholz – und seit dem ersten Abend ist es derselbe " +
              "Sauerteig.",
            image: picture("filiale-neubau-ofen", "Gemauerter Buchenholzofen mit glühendem Feuer", "wide"),
            links: [{ label: "Zur Speisekarte", url: "/store/neubau" }],
          },
        },
        {
          type: "text-image",
          value: {
            title: "48 Stunden Ruhe",
            text:
              "Mehl, Wasser, Salz und ein Sauerteig, der älter ist als die Firma. Wir kneten am Vortag, lassen " +
              "den Teig zwei Nächte reifen und drücken ihn von Hand aus. So wird der Rand luftig und der Boden " +
              "bekömmlich.\n\n" +
              "- Paradeiser aus Kampanien, im Ganzen eingelegt\n" +
              "- Mozzarella aus Niederösterreich, täglich frisch\n" +
              "- Gemüse von zwei Höfen im Marchfeld",
            image: picture("seite-teig", "Teigkugeln auf einem bemehlten Holzbrett", "wide"),
          },
        },
        {
          type: "text-image",
          value: {
            position: "left",
            title: "Drei Häuser, ein Feuer",
            text:
              "2011 ging in einem Kohlenkeller in Neubau das erste Scheit an. Favoriten kam vier Jahre später " +
              "dazu, die Leopoldstadt mit ihrem Garten 2019.\n\n" +
              "Jedes Haus hat seinen eigenen Ofen und seine eigene Stammpizza. Teig, Sauce und Geduld sind " +
              "überall dieselben.",
            image: picture(
              "filiale-leopoldstadt-garten",
              "Gedeckte Tische unter Sonnenschirmen im Schanigarten",
              "wide",
            ),
          },
        },
        {
          type: "team",
          value: {
            title: "Wer bei uns am Ofen steht",
            employees: [
              {
                first_name: "Lenka",
                last_name: "Morhart",
                position: "Gründerin, Teig",
                email: "lenka@glutnest.example",
                image: picture("team-lenka", "Porträt von Lenka Morhart"),
                description:
                  "Füttert den Sauerteig auch am Heiligen Abend. War früher Chemikerin und misst bis heute alles nach.",
              },
              {
                first_name: "Matteo",
                last_name: "Brandau",
                position: "Küchenchef",
                email: "matteo@glutnest.example",
                image: picture("team-matteo", "Porträt von Matteo Brandau"),
                description: "Legt Buchenscheite nach Gehör nach. Seine Lieblingspizza ist die Marinara, ohne alles.",
              },
              {
                first_name: "Amira",
                last_name: "Talhof",
                position: "Leitung Leopoldstadt",
                email: "amira@glutnest.example",
                image: picture("team-amira", "Porträt von Amira Talhof"),
                description: "Hat die Dessertkarte erfunden und verteidigt sie gegen jede Sparidee.",
              },
              {
                first_name: "Georg",
                last_name: "Pichlbaum",
                position: "Lieferung und Räder",
                email: "georg@glutnest.example",
                image: picture("team-georg", "Porträt von Georg Pichlbaum"),
                description: "Kennt jede Einbahn zwischen Gürtel und Donaukanal – und jede Abkürzung daneben.",
              },
            ],
          },
        },
        {
          type: "links",
          value: {
            title: "Weiter",
            links: [
              { label: "Zur Speisekarte Neubau", url: "/store/neubau" },
              { label: "Catering", url: "/catering" },
              { label: "Arbeiten bei uns", url: "/jobs" },
            ],
          },
        },
      ],
    },
  },
  {
    id: "sit_catering",
    type: "default",
    path: "catering",
    title: "Catering",
    name: "Catering",
    description: "Pizza, Antipasti und Desserts für 10 bis 150 Gäste.",
    content: {
      sections: [
        {
          type: "hero",
          value: {
            title: "Wir bringen die Tafel mit",
            text: "Für Büro, Geburtstag oder Hochzeit: von der Partypizza bis zum mobilen Holzofen.",
            image: picture("seite-catering", "Tafel mit Pizza, Salat und Antipasti von oben", "wide"),
          },
        },
        {
          type: "text-text-image",
          value: {
            title: "So geht’s",
            left:
              "**Bis 30 Gäste**\n\n" +
              "Bestellen Sie Partypizzen und Antipasti gleich im Shop, einen Tag im Voraus. Wir liefern in allen " +
              "Gebieten unserer drei Filialen.",
            right:
              "**Ab 30 Gästen**\n\n" +
              "Wir kommen mit dem mobilen Ofen, backen vor Ort und nehmen das Geschirr wieder mit. Ab 24 Euro pro " +
              "Person.",
            image: picture("pizza-party", "Blechpizza, in Stücke geschnitten"),
          },
        },
        {
          type: "form-contact",
          value: {
            text:
              "## Angebot anfordern\n" +
              "Erzählen Sie uns kurz, was Sie feiern, wann und mit wie vielen Gästen. Wir melden uns innerhalb " +
              "eines Werktags mit einem Angebot.",
          },
        },
      ],
    },
  },
  {
    id: "sit_jobs",
    type: "default",
    path: "jobs",
    title: "Arbeiten bei Glutnest",
    name: "Jobs",
    description: "Wir suchen Menschen, die gern mit den Händen arbeiten – und mit anderen.",
    content: {
      sections: [
        {
          type: "text-image",
          value: {
            title: "Feuer, Mehl und freie Sonntage",
            text:
              "Bei uns stehen alle einmal am Ofen, auch wer liefert oder rechnet. Dafür gibt es jeden zweiten " +
              "Sonntag frei, ein warmes Essen vor dem Dienst und Trinkgeld, das geteilt wird – mit der Küche.",
            image: picture("seite-teig", "Teigkugeln auf einem bemehlten Holzbrett", "wide"),
          },
        },
        {
          type: "text",
          value: {
            column: "three",
            text:
              "### Pizzaiola oder Pizzaiolo\n" +
              "**Neubau, 40 Stunden**\n\n" +
              "Erfahrung am Holzofen ist schön, Geduld mit Teig ist wichtiger. Ab 2.350 Euro brutto, Überzahlung " +
              "nach Erfahrung, Fünftagewoche.\n\n" +
              "### Service\n" +
              "**Leopoldstadt, 20 bis 30 Stunden**\n\n" +
              "Für den Schanigarten, auch neben dem Studium. Ab 1.180 Euro brutto für 20 Stunden, dazu Trinkgeld.\n\n" +
              "### Lieferung mit dem Lastenrad\n" +
              "**Favoriten, nachmittags**\n\n" +
              "Rad, Helm und Regenzeug stellen wir. 12,40 Euro brutto die Stunde, Wochenenden mit Zuschlag.",
          },
        },
        {
          type: "form-contact",
          value: {
            text:
              "## Schreiben Sie uns\n" +
              "Ein paar Zeilen genügen: wer Sie sind, was Sie gern tun und ab wann. Oder Sie reden einfach in der " +
              "Filiale mit uns.",
          },
        },
      ],
    },
  },
  {
    id: "sit_kontakt",
    type: "default",
    path: "kontakt",
    title: "Kontakt",
    name: "Kontakt",
    description: "Reservieren, fragen, loben, schimpfen – hier sind Sie richtig.",
    content: {
      sections: [
        { type: "map", value: {} },
        {
          type: "form-contact",
          value: {
            text:
              "## Ihre Nachricht\n" +
              "Für Reservierungen am selben Tag rufen Sie bitte in der Filiale an: Das geht schneller.\n\n" +
              "Alles andere beantworten wir innerhalb eines Werktags.",
          },
        },
        {
          type: "links",
          value: {
            title: "Vielleicht suchen Sie",
            links: [
              { label: "Liefergebiete und Kosten", url: "/lieferung" },
              { label: "Allergene und Zutaten", url: "/site/allergens" },
              { label: "Catering ab zehn Gästen", url: "/catering" },
            ],
          },
        },
      ],
    },
  },
  {
    id: "sit_lieferung",
    type: "simple",
    path: "lieferung",
    title: "Lieferung und Abholung",
    name: "Lieferung und Abholung",
    description: "Gebiete, Kosten und Zeiten.",
    content: {
      text:
        "Wir liefern selbst, mit Rädern und zwei elektrischen Rollern.\n\n" +
        "| Filiale | Gebiet | Lieferkosten | ab Bestellwert |\n" +
        "| --- | --- | --- | --- |\n" +
        "| Neubau | 1070 | kostenlos | 15 € |\n" +
        "| Neubau | 1060, 1080 | 2,50 €, über 40 € kostenlos | 18 € |\n" +
        "| Neubau | 1010 | 3,90 €, über 60 € kostenlos | 25 € |\n" +
        "| Neubau | 1150 | 4,50 € | 28 € |\n" +
        "| Favoriten | 1100 Nord | 1,90 €, über 30 € kostenlos | 15 € |\n" +
        "| Favoriten | 1100 Süd | 2,90 €, über 45 € kostenlos | 20 € |\n" +
        "| Favoriten | 1050 | 3,50 €, über 50 € kostenlos | 25 € |\n" +
        "| Leopoldstadt | 1020 | 1,90 €, über 35 € kostenlos | 16 € |\n" +
        "| Leopoldstadt | 1200 | 2,90 €, über 45 € kostenlos | 20 € |\n" +
        "| Leopoldstadt | 1030 | 3,90 €, über 55 € kostenlos | 25 € |\n\n" +
        "**Abholung** ist in allen drei Filialen möglich, meist nach 20 bis 30 Minuten. Wer eine eigene Pizzabox " +
        "mitbringt, bekommt einen Espresso.\n\n" +
        "**Vorbestellen** können Sie in Neubau und in der Leopoldstadt bis zu 180 Tage im Voraus.",
    },
  },
  {
    id: "sit_gutscheine",
    type: "simple",
    isPublic: false,
    path: "gutscheine",
    title: "Gutscheine",
    name: "Gutscheine",
    description: "Gutscheine für alle drei Filialen.",
    content: { text: "Gutscheine zu 20, 50 und 100 Euro gibt es ab dem Advent in jeder Filiale." },
  },
];

export const blocks: Entry<"blocks">[] = [
  {
    id: "blk_mittag",
    identifier: "mittag",
    name: "Mittagsmenü",
    type: "popup",
    content: {
      isActive: true,
      text:
        "## Mittags in 20 Minuten\n" +
        "Von Montag bis Freitag, **11 bis 14 Uhr**: Pizza oder Pasta nach Wahl, dazu Suppe oder Salat und ein " +
        "Getränk – ab **10,90 €**.\n\n" +
        "Auch zum Mitnehmen und in allen Liefergebieten.",
      image: picture("seite-tafel", "Holztisch mit Pizza, Salat und Olivenöl", "wide"),
    },
  },
  {
    id: "blk_party",
    identifier: "partypizza",
    name: "Partypizza",
    type: "popup",
    content: {
      isActive: true,
      text:
        "## Eine für alle\n" +
        "Unsere **Partypizza vom Blech** reicht für sechs bis acht Gäste. Einen Tag vorher bestellen, warm " +
        "abholen oder liefern lassen.\n\n" +
        "[Mehr zum Catering](/catering)",
      image: picture("seite-catering", "Tafel mit Pizza, Salat und Antipasti von oben", "wide"),
    },
  },
  {
    id: "blk_winter",
    identifier: "weihnachten",
    name: "Öffnungszeiten zu den Feiertagen",
    type: "popup",
    content: {
      isActive: false,
      text:
        "## Rund um Weihnachten\n" +
        "Am **24. und 25. Dezember** bleibt der Ofen in allen drei Häusern aus. Am **31. Dezember** backen wir in " +
        "Neubau bis 16 Uhr und in der Leopoldstadt bis 18 Uhr.\n\n" +
        "Wir wünschen ruhige Feiertage!",
      image: picture("filiale-neubau-ofen", "Gemauerter Buchenholzofen mit glühendem Feuer", "wide"),
    },
  },
  {
    id: "blk_pfand",
    identifier: "mehrweg",
    name: "Mehrwegschachteln",
    type: "popup",
    isPublic: false,
    content: {
      isActive: false,
      text: "## Mehrweg statt Müll\nAb dem Frühjahr gibt es unsere Pizza auch in der Mehrwegschachtel.",
      image: null,
    },
  },
  {
    id: "blk_hinweis",
    identifier: "hinweis-allergene",
    name: "Hinweis Allergene",
    type: "text",
    content: { isActive: true, text: "Informationen zu Allergenen finden Sie bei jedem Produkt." },
  },
];

export const navigations: Entry<"navigations">[] = [
  {
    id: "nav_main",
    identifier: "mainMenu",
    name: "Hauptmenü",
    items: [
      { type: "home", label: "Startseite" },
      {
        type: "home",
        label: "Bestellen",
        items: [
          { type: "branch", label: "Neubau", branch: "brn_neubau" },
          { type: "branch", label: "Favoriten", branch: "brn_favoriten" },
          { type: "branch", label: "Leopoldstadt", branch: "brn_leopoldstadt" },
        ],
      },
      { type: "site", label: "Lieferung und Abholung", site: "sit_lieferung" },
      { type: "site", label: "Catering", site: "sit_catering" },
      {
        type: "site",
        label: "Über uns",
        site: "sit_ueber_uns",
        items: [
          { type: "site", label: "Arbeiten bei uns", site: "sit_jobs" },
          { type: "link", label: "Allergene", url: "/site/allergens" },
        ],
      },
      { type: "site", label: "Kontakt", site: "sit_kontakt" },
      { type: "site", label: "Gutscheine", site: "sit_gutscheine", isEnabled: false },
    ],
  },
  {
    id: "nav_secondary",
    identifier: "secondaryMenu",
    name: "Gut zu wissen",
    items: [
      { type: "site", label: "Jobs", site: "sit_jobs" },
      { type: "site", label: "Lieferung und Abholung", site: "sit_lieferung" },
      { type: "link", label: "Feedback", url: "mailto:servus@glutnest.example" },
    ],
  },
  {
    id: "nav_social",
    identifier: "socialMenu",
    name: "Soziale Netze",
    items: [
      { type: "link", label: "Bilderbuch", url: "https://bilder.example/glutnest" },
      { type: "link", label: "Rundbrief", url: "https://rundbrief.example/glutnest" },
    ],
  },
];

/** Log-ins come from the platform, which gives them a password. */
export const users: Entry<"users">[] = [];
