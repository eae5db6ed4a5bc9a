import { type Entry, picture } from "../build";

export const donatees: Entry<"donatees">[] = [
  {
    id: "don_radretter",
    identifier: "radretter",
    name: "Radretter Graz",
    description: "Richtet alte Räder her und gibt sie an Familien weiter, die sich keines leisten können.",
  },
  {
    id: "don_schulweg",
    identifier: "schulweg",
    name: "Sicher zur Schule",
    description: "Radkurse und Helme für Volksschulkinder in der Steiermark.",
  },
];

const makers = {
  nordhang: {
    image: picture("marke-nordhang", "Logo Nordhang: Berg mit Schneekuppe", "logo"),
    link: "https://nordhang.example",
  },
  kurbelwind: {
    image: picture("marke-kurbelwind", "Logo Kurbelwind: Kettenblatt im Fahrtwind", "logo"),
    link: "https://kurbelwind.example",
  },
  velinda: {
    image: picture("marke-velinda", "Logo Velinda: schwungvoller Buchstabe", "logo"),
    link: "https://velinda.example",
  },
  lastina: {
    image: picture("marke-lastina", "Logo Lastina: Lastenrad mit Kiste", "logo"),
    link: "https://lastina.example",
  },
};

const plan = picture("karte-werkstatt", "Plan der Straßen zwischen Mur und Lendpark", "wide", "svg");

export const sites: Entry<"sites">[] = [
  {
    id: "sit_verleih",
    type: "default",
    path: "verleih",
    title: "Räder leihen in Graz",
    name: "Verleih",
    description: "Stadtrad, E-Bike, Gravelbike, Lastenrad oder Kinderanhänger – tageweise oder für ein paar Stunden.",
    content: {
      sections: [
        {
          type: "hero",
          value: {
            title: "Heute leihen, morgen radeln",
            text: "Helm und Schloss sind dabei. Ab 15 Euro am Tag.",
            image: picture("seite-mur", "Gravelbike am Murradweg mit Blick auf einen Uhrturm", "wide"),
            links: [{ label: "Leihräder ansehen", url: "/store/graz" }],
          },
        },
        {
          type: "bike-rental",
          value: {
            title: "Drei Touren, die wir gern empfehlen",
            duration: 6,
            slider: [
              {
                image: picture("seite-mur", "Gravelbike am Flussradweg", "wide"),
                text:
                  "**Den Fluss entlang.** 32 Kilometer, flach, mit drei Gasthäusern zum Einkehren. Am schönsten " +
                  "am Vormittag.",
              },
              {
                image: picture("seite-weinberge", "Zwei E-Trekkingräder vor Weinbergen", "wide"),
                text:
                  "**In die Weinberge.** 48 Kilometer und 700 Höhenmeter – mit dem E-Bike ein Vergnügen, ohne " +
                  "eine Leistung.",
              },
              {
                image: picture("seite-familie", "Lastenrad und Kinderrad auf einem Weg im Grünen", "wide"),
                text: "**Mit Kindern zum Badesee.** 11 Kilometer auf Nebenwegen, Lastenrad oder Anhänger genügt.",
              },
            ],
          },
        },
        {
          type: "text",
          value: {
            column: "two",
            text:
              "### Abholen und zurückbringen\n" +
              "Montag bis Freitag 9 bis 18:30 Uhr, Samstag 9 bis 16 Uhr. Bitte einen Lichtbildausweis mitbringen; " +
              "die Kaution beträgt 50 Euro, bei E-Rädern 150 Euro.\n\n" +
              "### Gruppen\n" +
              "Ab sechs Rädern kommen wir mit dem Transporter zu Ihnen und stellen vor Ort ein. Fragen Sie bitte " +
              "eine Woche vorher an.",
          },
        },
        {
          type: "text-image",
          value: {
            position: "left",
            title: "Immer dabei",
            text:
              "- Helm in Ihrer Größe\n" +
              "- Bügelschloss und Licht\n" +
              "- Flickzeug, Pumpe und eine Karte mit unseren Touren\n\n" +
              "Kindersitz, Packtaschen oder Anhänger legen wir gern dazu. Geht unterwegs etwas kaputt, rufen Sie " +
              "an: Im Stadtgebiet kommen wir innerhalb einer Stunde.",
            image: picture("seite-familie", "Lastenrad und Kinderrad auf einem Weg im Grünen", "wide"),
          },
        },
        {
          type: "form-rental",
          value: {
            text:
              "## Wunschrad anfragen\n" +
              "Ein bestimmtes Rad zu einer bestimmten Zeit? Schreiben Sie uns, wir bestätigen **innerhalb eines " +
              "Werktags**.\n\n" +
              "Ab sechs Rädern kommen wir mit dem Transporter zu Ihnen.",
          },
        },
      ],
    },
  },
  {
    id: "sit_finanzierung",
    type: "default",
    path: "finanzierung",
    title: "Finanzierung und Dienstrad",
    name: "Finanzierung",
    description: "Ratenkauf, Dienstrad und Tausch: drei Wege zum neuen Rad.",
    content: {
      sections: [
        {
          type: "finance",
          value: {
            image: picture("seite-finanzierung", "Sparschwein, Münzen und ein grünes Stadtrad", "wide"),
            boundaries: "center",
            description:
              "## In Raten zum Rad\n" +
              "Ab 600 Euro Kaufpreis, 6 bis 36 Monate, ohne Bearbeitungsgebühr. Wir rechnen im Geschäft mit Ihnen " +
              "durch, was zu Ihnen passt – und sagen auch, wenn Barzahlen klüger ist.\n\n" +
              "*Beispiel: Trekkingrad „Murauen“ um 1.099 €, 12 Raten zu 91,58 €, Sollzins 0 %, Gesamtbetrag 1.099 " +
              "€. Ein unverbindliches Demo-Beispiel, kein Angebot.*",
          },
        },
        {
          type: "text-text-image",
          value: {
            title: "Dienstrad und Tausch",
            left:
              "**Dienstrad**\n\n" +
              "Ihr Betrieb least, Sie fahren – auch privat. Wir übernehmen Angebot, Übergabe und das jährliche " +
              "Service.",
            right:
              "**Tausch**\n\nKinderräder nehmen wir um 40 % des Kaufpreises zurück, wenn das nächste von uns kommt.",
            image: picture("ebike-ries", "E-Trekkingrad"),
          },
        },
        {
          type: "form-contact",
          value: {
            text:
              "## Fragen zur Finanzierung?\n" +
              "Nennen Sie uns Rad und Wunschrate. Wir rufen zurück und rechnen mit Ihnen durch, was passt.",
          },
        },
      ],
    },
  },
  {
    id: "sit_werkstatt",
    type: "default",
    path: "werkstatt",
    title: "Werkstatt",
    name: "Werkstatt",
    description: "Angebot vorab, Termin nach Wunsch.",
    content: {
      sections: [
        {
          type: "hero",
          value: {
            title: "Wir richten’s",
            text: "Vom Platten bis zur Akkudiagnose – mit Angebot, bevor wir anfangen.",
            image: picture("filiale-werkstatt", "Fahrrad im Montageständer vor einer Werkzeugwand", "wide"),
          },
        },
        {
          type: "teaser-workshop",
          value: {
            title: "In drei Schritten zum Angebot",
            text:
              "Leistungen auswählen, Rad beschreiben, Wunschtermin nennen. Die Antwort kommt meist noch am selben " +
              "Werktag.",
            image: picture("service-basis", "Fahrrad im Montageständer"),
            link: { label: "Angebot anfordern", url: "/store/werkstatt" },
          },
        },
        {
          type: "text-image",
          value: {
            title: "Was wir nicht tun",
            text:
              "Wir tauschen nichts, was noch gut ist, und rufen an, bevor es teurer wird. Ausgebaute Teile " +
              "bekommen Sie auf Wunsch mit.\n\n" +
              "- alle gängigen E-Antriebe\n" +
              "- Laufradbau und Zentrieren\n" +
              "- Gravur und Codierung",
            image: picture("service-zentrieren", "Laufrad im Zentrierständer"),
          },
        },
        { type: "map", value: { iframe_url: "/image/karte-werkstatt-1.svg", image: plan } },
      ],
    },
  },
  {
    id: "sit_ueber_uns",
    type: "default",
    path: "ueber-uns",
    title: "Über uns",
    name: "Über uns",
    description: "Drei Generationen, eine Werkbank.",
    content: {
      sections: [
        {
          type: "hero",
          value: {
            title: "Räder, die zu Ihnen passen",
            text: "Seit 1974 in Graz. Heute zu neunt, immer noch mit derselben Werkbank.",
            image: picture("filiale-graz-innen", "Verkaufsraum mit Rädern an der Wand", "wide"),
          },
        },
        {
          type: "text-image",
          value: {
            title: "Von der Nähmaschine zum E-Bike",
            text:
              "Angefangen hat Ilses Großmutter mit Nähmaschinen und einem Rad im Schaufenster. Das Rad war nach " +
              "zwei Tagen verkauft, die Nähmaschine steht noch da.\n\n" +
              "Heute verkaufen wir, was wir selbst reparieren können – und nur das. Wer bei uns kauft, bekommt " +
              "das erste Service geschenkt und jedes weitere ehrlich gerechnet.",
            image: picture("filiale-graz", "Fahrradgeschäft mit großer Auslage, davor zwei Räder", "wide"),
          },
        },
        {
          type: "team",
          value: {
            title: "Das Team",
            employees: [
              {
                first_name: "Ilse",
                last_name: "Quendel",
                position: "Inhaberin, Beratung",
                email: "ilse@quendelrad.example",
                image: picture("team-ilse", "Porträt von Ilse Quendel"),
                description:
                  "Hat im Geschäft ihrer Mutter Speichen sortiert, bevor sie lesen konnte. Fährt bei jedem Wetter.",
              },
              {
                first_name: "Branko",
                last_name: "Weithaler",
                position: "Werkstattleiter",
                email: "branko@quendelrad.example",
                image: picture("team-branko", "Porträt von Branko Weithaler"),
                description: "Hört am Geräusch, welches Lager es ist. Baut Laufräder lieber von Hand.",
              },
              {
                first_name: "Yuna",
                last_name: "Achleitner",
                position: "Verleih und Touren",
                email: "yuna@quendelrad.example",
                image: picture("team-yuna", "Porträt von Yuna Achleitner"),
                description: "Kennt jeden Radweg zwischen Bruck und Leibnitz – und jeden Bäcker daran.",
              },
            ],
          },
        },
        {
          type: "brands",
          value: {
            title: "Unsere Marken",
            areas: [
              {
                title: "Fahrräder",
                brands: [
                  { image: picture("rad-murauen", "Trekkingrad von Nordhang"), link: "https://nordhang.example" },
                  { image: picture("rad-schoeckl", "Gravelbike von Kurbelwind"), link: "https://kurbelwind.example" },
                  { image: picture("rad-plabutsch", "Rennrad von Velinda"), link: "https://velinda.example" },
                ],
                links: [makers.nordhang, makers.kurbelwind, makers.velinda],
              },
              {
                title: "Lastenräder",
                brands: [{ image: picture("rad-packesel", "Lastenrad von Lastina"), link: "https://lastina.example" }],
                links: [makers.lastina],
              },
            ],
          },
        },
        {
          type: "links",
          value: {
            title: "Mehr",
            links: [
              { label: "Zum Sortiment", url: "/store/graz" },
              { label: "Angebot der Werkstatt", url: "/store/werkstatt" },
              { label: "Verleih", url: "/verleih" },
            ],
          },
        },
      ],
    },
  },
  {
    id: "sit_kontakt",
    type: "default",
    path: "kontakt",
    title: "Kontakt und Anfahrt",
    name: "Kontakt",
    description: "Geschäft und Verleih in der Haselrutengasse, die Werkstatt gleich ums Eck am Speichenweg.",
    content: {
      sections: [
        { type: "map", value: { iframe_url: "/image/karte-werkstatt-1.svg", image: plan } },
        {
          type: "text",
          value: {
            column: "three",
            text:
              "### Mit dem Rad\n" +
              "Der Murradweg führt vorbei. Vor der Tür stehen zwanzig Bügel und eine Pumpe, die immer geht.\n\n" +
              "### Mit den Öffis\n" +
              "Von der Haltestelle Lendpark sind es 200 Meter, immer dem Geruch von Kettenöl nach.\n\n" +
              "### Mit dem Auto\n" +
              "Im Hof gibt es zwei Plätze zum Einladen. Bitte kurz halten und läuten.",
          },
        },
        {
          type: "form-contact",
          value: {
            text:
              "## Schreiben Sie uns\n" +
              "Ob Probefahrt, Reklamation oder Lob: Eine Nachricht genügt, wir melden uns am selben oder am " +
              "nächsten Werktag.\n\n" +
              "Dringend? Dann rufen Sie lieber gleich an.",
          },
        },
      ],
    },
  },
  {
    id: "sit_ratgeber",
    type: "simple",
    path: "ratgeber/rahmengroesse",
    title: "Welche Rahmengröße passt?",
    name: "Ratgeber Rahmengröße",
    description: "Mit Schrittlänge und Tabelle zur richtigen Größe.",
    content: {
      text:
        "Die Körpergröße ist ein Anhaltspunkt, die Schrittlänge sagt mehr: Stellen Sie sich barfuß an die Wand, " +
        "klemmen Sie ein Buch zwischen die Beine und messen Sie bis zum Boden.\n\n" +
        "| Schrittlänge | Stadtrad, Trekking | Rennrad, Gravel | Mountainbike |\n" +
        "| --- | --- | --- | --- |\n" +
        "| 70–75 cm | 46–49 cm | 48–51 cm | 40–43 cm |\n" +
        "| 76–81 cm | 50–53 cm | 52–54 cm | 44–46 cm |\n" +
        "| 82–87 cm | 54–57 cm | 55–58 cm | 47–50 cm |\n" +
        "| ab 88 cm | 58–61 cm | ab 59 cm | ab 51 cm |\n\n" +
        "Zwischen zwei Größen? Wer sportlich sitzt, nimmt die kleinere. Am sichersten ist eine Probefahrt – ohne " +
        "Termin, jeden Tag.",
    },
  },
  {
    id: "sit_pflege",
    type: "simple",
    path: "ratgeber/pflege",
    title: "Pflege in zehn Minuten",
    name: "Ratgeber Pflege",
    description: "Was Sie selbst tun können, und wann wir dran sind.",
    content: {
      text:
        "1. **Reifen aufpumpen.** Der Druck steht auf der Flanke. Einmal im Monat genügt.\n" +
        "2. **Kette putzen und ölen.** Mit einem Lappen abziehen, je Glied ein Tropfen, Überschuss wieder " +
        "abwischen.\n" +
        "3. **Bremsen prüfen.** Hebel ziehen: Kommt er bis zum Lenker, gehört nachgestellt.\n" +
        "4. **Schrauben nachziehen.** Mit Gefühl, bei Carbon nur mit Drehmomentschlüssel.\n" +
        "5. **Licht einschalten.** Auch im Sommer.\n\n" +
        "Knackt, schleift oder wackelt es trotzdem, [stellen Sie eine Anfrage an die " +
        "Werkstatt](/store/werkstatt).",
    },
  },
];

export const blocks: Entry<"blocks">[] = [
  {
    id: "blk_touren",
    identifier: "touren",
    name: "Gemeinsame Ausfahrten",
    type: "popup",
    content: {
      isActive: true,
      text:
        "## Jeden Samstag um neun\n" +
        "Gemeinsam hinaus: gemütlich an der Mur oder hinauf in die Weinberge. **Ohne Anmeldung, ohne Gebühr** – " +
        "Treffpunkt vor dem Geschäft.\n\n" +
        "[Ein Rad dafür leihen](/verleih)",
      image: picture("seite-weinberge", "Zwei E-Trekkingräder vor Weinbergen", "wide"),
    },
  },
  {
    id: "blk_termin",
    identifier: "werkstatttermin",
    name: "Werkstatttermin online",
    type: "popup",
    content: {
      isActive: true,
      text:
        "## Neu: Angebot vor dem Termin\n" +
        "Stellen Sie online zusammen, was Ihr Rad braucht. Sie bekommen **Angebot und Termin**, bevor Sie " +
        "herkommen – kostenlos und unverbindlich.",
      image: picture("filiale-werkstatt", "Fahrrad im Montageständer vor einer Werkzeugwand", "wide"),
    },
  },
  {
    id: "blk_winter",
    identifier: "winterservice",
    name: "Winteraktion",
    type: "popup",
    content: {
      isActive: false,
      text:
        "## Winterzeit ist Werkstattzeit\n" +
        "Bis Ende Februar sind unsere Termine kurz. Beim Service Plus lagern wir Ihr Rad bis zum Frühjahr " +
        "**gratis** ein.",
      image: picture("service-winter", "Eingelagerte Räder an Wandhaken"),
    },
  },
];

export const navigations: Entry<"navigations">[] = [
  {
    id: "nav_main",
    identifier: "mainMenu",
    name: "Hauptmenü",
    items: [
      { type: "home", label: "Startseite" },
      { type: "branch", label: "Geschäft", branch: "brn_graz" },
      { type: "branch", label: "Werkstatt-Anfrage", branch: "brn_werkstatt" },
      { type: "site", label: "Verleih", site: "sit_verleih" },
      { type: "site", label: "Finanzierung", site: "sit_finanzierung" },
      {
        type: "site",
        label: "Werkstatt",
        site: "sit_werkstatt",
        items: [
          { type: "site", label: "Pflege in zehn Minuten", site: "sit_pflege" },
          { type: "site", label: "Welche Rahmengröße passt?", site: "sit_ratgeber" },
        ],
      },
      { type: "site", label: "Über uns", site: "sit_ueber_uns" },
      { type: "site", label: "Kontakt", site: "sit_kontakt" },
    ],
  },
  {
    id: "nav_secondary",
    identifier: "secondaryMenu",
    name: "Gut zu wissen",
    items: [
      { type: "site", label: "Ratgeber Rahmengröße", site: "sit_ratgeber" },
      { type: "site", label: "Ratgeber Pflege", site: "sit_pflege" },
      { type: "link", label: "Schreiben Sie uns", url: "mailto:servus@quendelrad.example" },
    ],
  },
  {
    id: "nav_social",
    identifier: "socialMenu",
    name: "Soziale Netze",
    items: [
      { type: "link", label: "Tourentagebuch", url: "https://touren.example/quendel" },
      { type: "link", label: "Bilderbuch", url: "https://bilder.example/quendel" },
    ],
  },
];

/** Log-ins come from the platform, which gives them a password. */
export const users: Entry<"users">[] = [];
