const NOTE =
  "*Demo-Shop: Betrieb, Adressen und Personen sind frei erfunden. Bestellungen werden nicht ausgeführt, die Texte " +
  "sind ein Muster und keine Rechtsberatung.*";

export const termsText = `${NOTE}

## 1. Geltungsbereich
Diese Allgemeinen Geschäftsbedingungen gelten für alle Bestellungen, die Sie über diesen Online-Shop bei der Glutnest \
Gastronomie GmbH (in der Folge „wir“) aufgeben – zur Abholung, zur Lieferung oder an den Tisch. Abweichende \
Bedingungen gelten nur, wenn wir ihnen ausdrücklich zugestimmt haben.

## 2. Vertragsabschluss
Die Speisekarte im Shop ist eine Einladung, bei uns zu bestellen. Mit dem Absenden geben Sie ein verbindliches Angebot \
ab. Der Vertrag kommt zustande, sobald die gewählte Filiale Ihre Bestellung auf der Statusseite bestätigt. Können wir \
die Bestellung nicht annehmen oder den Wunschtermin nicht halten, sagen wir Ihnen das auf der Statusseite; ein \
vorgeschlagener anderer Termin gilt erst, wenn Sie ihn annehmen.

## 3. Preise
Alle Preise sind Endpreise in Euro einschließlich der gesetzlichen Umsatzsteuer. Lieferkosten und Mindestbestellwert \
hängen vom Liefergebiet ab und werden vor dem Absenden angezeigt. Bei Waren nach Gewicht ist der angezeigte Betrag ein \
Richtwert; verrechnet wird das tatsächliche Gewicht, höchstens jedoch 10 % mehr als bestellt.

## 4. Bezahlung
Sie bezahlen bei der Übergabe bar oder mit Debitkarte. Gutscheine lösen wir nur in der Filiale ein.

## 5. Abholung, Lieferung und Verzehr vor Ort
Abholzeiten und Lieferzeiten sind sorgfältig geschätzt, bei großem Andrang kann es zu Verzögerungen kommen. Bitte \
seien Sie zur vereinbarten Zeit erreichbar. Wird eine Bestellung nicht binnen 45 Minuten nach dem vereinbarten \
Zeitpunkt abgeholt, dürfen wir sie anderweitig verwenden; der Anspruch auf den Preis bleibt bestehen, soweit wir uns \
nichts erspart haben.

## 6. Rücktrittsrecht
Bei Speisen und Getränken, die frisch zubereitet werden, schnell verderben oder zu einem bestimmten Zeitpunkt \
geliefert werden, besteht kein Rücktrittsrecht (§ 18 FAGG). Solange Ihre Bestellung nicht bestätigt ist, können Sie \
sie telefonisch kostenlos stornieren.

## 7. Jugendschutz
Bier und Wein geben wir nur an Personen ab 16 Jahren ab, gebrannten Alkohol ab 18 Jahren. Unsere Mitarbeiterinnen und \
Mitarbeiter dürfen einen Ausweis verlangen.

## 8. Gewährleistung und Reklamation
Es gelten die gesetzlichen Bestimmungen. Ist etwas nicht in Ordnung, melden Sie sich bitte möglichst gleich bei der \
Filiale – am einfachsten telefonisch mit Ihrer Ticketnummer.

## 9. Streitbeilegung und Gerichtsstand
Es gilt österreichisches Recht. Für Verbraucherinnen und Verbraucher bleiben zwingende Bestimmungen und Gerichtsstände \
ihres Wohnsitzes unberührt. Wir nehmen an keinem Verfahren vor einer Verbraucherschlichtungsstelle teil.`;

export const privacyText = `${NOTE}

## Verantwortlich
Glutnest Gastronomie GmbH, Pfefferminzgasse 14, 1070 Wien, datenschutz@glutnest.example

## Welche Daten wir verarbeiten und warum
| Zweck | Daten | Rechtsgrundlage |
| --- | --- | --- |
| Bestellung annehmen, zubereiten, übergeben | Name, Telefon, E-Mail, bei Lieferung Adresse, bestellte Waren, \
Anmerkungen | Vertrag (Art. 6 Abs. 1 lit. b DSGVO) |
| Buchhaltung | Rechnungsdaten | gesetzliche Pflicht (Art. 6 Abs. 1 lit. c DSGVO) |
| Bewertung Ihrer Bestellung | Sterne und Kommentar | Ihre freiwillige Angabe (Art. 6 Abs. 1 lit. a DSGVO) |
| Sicherheit des Shops | technische Protokolle ohne Inhalt Ihrer Bestellung | berechtigtes Interesse (Art. 6 Abs. 1 \
lit. f DSGVO) |

Angaben zu Allergien, die Sie uns im Kommentar mitteilen, verwenden wir nur für die Zubereitung.

## Wie lange wir sie behalten
Rechnungsdaten sieben Jahre (§ 132 BAO). Kontaktdaten und Anmerkungen machen wir nach drei Jahren unkenntlich, \
technische Protokolle löschen wir nach 30 Tagen.

## Wer sie bekommt
Die Filiale, bei der Sie bestellen, unsere Steuerberatung und unser technischer Dienstleister als Auftragsverarbeiter. \
Wir verkaufen keine Daten und werten sie nicht für Werbung aus.

## Cookies
Notwendig sind nur der Warenkorb in Ihrem Browser und Ihre Entscheidung im Cookie-Hinweis. Karten und Statistik laden \
wir erst nach Ihrer Zustimmung.

## Ihre Rechte
Sie können Auskunft, Berichtigung, Löschung, Einschränkung, Übertragung und Widerspruch verlangen – eine formlose \
Nachricht genügt. Beschwerden nimmt die Österreichische Datenschutzbehörde entgegen.`;

export const imprintText = `${NOTE}

**Glutnest Gastronomie GmbH**  
Pfefferminzgasse 14, 1070 Wien  
Telefon: +43 1 5550 170  
E-Mail: servus@glutnest.example

| | |
| --- | --- |
| Unternehmensgegenstand | Restaurant, Lieferdienst, Catering |
| Firmenbuchnummer | FN 000000 x (Demo) |
| Firmenbuchgericht | Handelsgericht Wien |
| UID-Nummer | ATU00000000 (Demo) |
| Geschäftsführung | Lenka Morhart, Matteo Brandau |
| Mitglied der | Wirtschaftskammer Wien, Fachgruppe Gastronomie |
| Aufsichtsbehörde | Magistratisches Bezirksamt für den 7. Bezirk |
| Berufsrecht | Gewerbeordnung, abrufbar unter ris.bka.gv.at |

**Grundlegende Richtung** (§ 25 Mediengesetz): Informationen über Speisen, Filialen und Veranstaltungen der Glutnest \
Gastronomie GmbH, Bestellung im Online-Shop.

**Bilder**: für diesen Demo-Shop gezeichnet.`;

export const allergensText = `${NOTE}

Bei jedem Produkt stehen die Buchstaben der 14 kennzeichnungspflichtigen Allergene. Auch Extras und Beilagen sind \
gekennzeichnet.

| Kürzel | Allergen |
| --- | --- |
| **A** | Glutenhaltiges Getreide |
| **B** | Krebstiere |
| **C** | Ei |
| **D** | Fisch |
| **E** | Erdnuss |
| **F** | Soja |
| **G** | Milch und Laktose |
| **H** | Schalenfrüchte (Nüsse) |
| **L** | Sellerie |
| **M** | Senf |
| **N** | Sesam |
| **O** | Sulfite |
| **P** | Lupinen |
| **R** | Weichtiere |

In unseren Küchen werden alle diese Zutaten verarbeitet. Trotz sorgfältiger Arbeit können wir Spuren nicht \
ausschließen. Das gilt besonders für den glutenfreien Boden: Er wird in einer eigenen Form gebacken, aber im selben \
Ofen.

Fragen beantworten unsere geschulten Mitarbeiterinnen und Mitarbeiter in jeder Filiale gerne – am besten vor der \
Bestellung am Telefon.`;
