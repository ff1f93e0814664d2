const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/TablePage-B6zLyITQ.js","assets/disclose-version-c7lM86Uw.js","assets/Badge-Dcl29-tR.js","assets/Badge-z4oz6Sc3.css","assets/Chapters-9A_sVc52.js","assets/Chapters-CNkMQTq0.css","assets/recap.svelte-hldrfngc.js","assets/session.svelte-Cvs1wMZK.js","assets/RecapList-BMrUE0J3.js","assets/RecapList-C5_TDs3-.css","assets/TablePage-Bkl9lL72.css","assets/Pages-CrFcfjHj.js","assets/Pages-D4-Td3w5.css"])))=>i.map(i=>d[i]);
import{$ as e,A as t,B as n,C as r,D as i,E as a,G as o,H as s,I as c,K as l,L as u,M as d,N as f,Q as p,V as ee,X as m,Y as h,Z as g,_,b as te,ct as v,g as y,j as b,l as x,lt as S,n as ne,ot as C,pt as w,rt as T,tt as E,w as D,x as re,y as O}from"./disclose-version-c7lM86Uw.js";function ie(e,t=``,n=``){let r=e.split(`/`).filter(Boolean).map(k),[i,a,o,s]=r,c=new URLSearchParams(t);if(!i)return ae(c.get(`show`));if(i===`t`&&a){if(r.length===2)return{page:`table`,id:a,seat:A(c.get(`seat`)),at:null};if(o===`at`&&A(s)!==null)return{page:`table`,id:a,seat:A(c.get(`seat`)),at:A(s)}}return i===`seat`&&a&&r.length===2?{page:`seat`,secret:a}:i===`rules`&&r.length<=2?{page:`rules`,game:a??null,passage:k(n.replace(/^#/,``))}:i===`learn`&&r.length<=2?{page:`learn`,game:a??null}:i===`casebook`&&r.length<=2?{page:`casebook`,game:a??null}:i===`casebook`&&a&&o&&r.length===3?{page:`case`,game:a,id:o}:i===`me`&&r.length===1?{page:`me`}:i===`import`&&r.length===1?{page:`import`}:{page:`unknown`}}function k(e){try{return decodeURIComponent(e)}catch{return e}}function ae(e){return e===`running`||e===`finished`||e===`mine`||e===`open`?{page:`tables`,show:e}:{page:`lobby`}}function A(e){return e&&/^\d{1,7}$/.test(e)?Number(e):null}function j(e){let{page:t,id:n=``,game:r=``,show:i=``,secret:a=``}=e;return[t,n,r,i,a].join(`|`)}function oe(){return ie(location.pathname,location.search,location.hash)}var M=new class{#e=T(oe());get route(){return n(this.#e)}set route(e){E(this.#e,e)}#t=T(0);get moves(){return n(this.#t)}set moves(e){E(this.#t,e,!0)}constructor(){window.addEventListener(`popstate`,()=>this.arrive()),document.addEventListener(`click`,e=>this.follow(e))}go(e,{replace:t=!1}={}){t?history.replaceState(null,``,e):history.pushState(null,``,e),this.arrive(),location.hash||window.scrollTo(0,0)}arrive(){let e=this.route;this.route=oe(),j(e)!==j(this.route)&&(this.moves+=1)}follow(e){if(e.defaultPrevented||e.button!==0||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;let t=e.target?.closest(`a`);!t||t.target||t.rel===`external`||t.hasAttribute(`download`)||t.origin!==location.origin||t.pathname.startsWith(`/api/`)||t.pathname.startsWith(`/assets/`)||t.pathname===location.pathname&&t.search===location.search&&t.hash||(e.preventDefault(),this.go(t.pathname+t.search+t.hash))}},se=(e,t)=>M.go(e,t),ce=`outdated`,N=new class{#e=T(!1);get outdated(){return n(this.#e)}set outdated(e){E(this.#e,e,!0)}heard(e){e!==void 0&&e!==3&&(this.outdated=!0)}},P=class extends Error{status;problem;constructor(e,t){super(t.text),this.status=e,this.problem=t}get offline(){return this.status===0}},F=()=>({lang:`en`,offline:``,outdated:``});function le(e){F=e}function ue(e){let t=document.cookie.split(`; `).find(t=>t.startsWith(`${e}=`));return t?decodeURIComponent(t.slice(e.length+1)):``}function de(e,t={}){let n=Object.entries(t).filter(([,e])=>e!=null),r=new URLSearchParams(n.map(([e,t])=>[e,String(t)])).toString();return`/api${e}${r?`?${r}`:``}`}async function fe(e,t,n){if(N.outdated)throw new P(409,{code:ce,text:F().outdated});let r={accept:`application/json`,"accept-language":F().lang,"x-protocol":`3`};e!==`GET`&&(r[`x-csrf`]=ue(`csrf`)),n!==void 0&&(r[`content-type`]=`application/json`);try{return await fetch(t,{method:e,headers:r,credentials:`same-origin`,body:n===void 0?null:JSON.stringify(n)})}catch{throw new P(0,{code:`offline`,text:F().offline})}}async function pe(e){try{let t=await e.json();if(t.text)return{code:t.code??`error`,...t}}catch{}return{code:`error`,text:`${e.status} ${e.statusText}`.trim()}}async function me(e){e!==`GET`&&!ue(`csrf`)&&await fe(`GET`,`/api/me`)}function he(e,t){return t.code===`outdated`&&(N.outdated=!0),new P(e,t)}async function I(e,t,n,r){await me(e);let i=await fe(e,de(t,r),n);if(!i.ok)throw he(i.status,await pe(i));let a=await i.text();return a?JSON.parse(a):void 0}var L=(e,t)=>I(`GET`,e,void 0,t),R=(e,t)=>I(`POST`,e,t),z=(e,t=``)=>`/tables/${encodeURIComponent(e)}${t}`,ge={me:()=>L(`/me`),register:e=>R(`/register`,e),logIn:e=>R(`/login`,e),logOut:()=>R(`/logout`),changeMe:e=>I(`PATCH`,`/me`,e),deleteMe:()=>I(`DELETE`,`/me`),games:e=>L(`/games`,{lang:e}),rules:(e,t)=>L(`/rules/${encodeURIComponent(e)}`,{lang:t}),casebook:(e,t)=>L(`/casebook/${encodeURIComponent(e)}`,{lang:t}),case:(e,t,n)=>L(`/casebook/${encodeURIComponent(e)}/${encodeURIComponent(t)}`,{lang:n}),tryCase:(e,t,n)=>R(`/casebook/${encodeURIComponent(e)}/${encodeURIComponent(t)}/play`,n),lesson:(e,t)=>L(`/lessons/${encodeURIComponent(e)}`,{lang:t}),tryLesson:(e,t)=>R(`/lessons/${encodeURIComponent(e)}/play`,t),tables:(e,t=0)=>L(`/tables`,{show:e,page:t}),createTable:e=>R(`/tables`,e),importTable:e=>R(`/import`,e),claimSeat:e=>R(`/seat/${encodeURIComponent(e)}`),table:e=>L(z(e)),reach:e=>L(z(e,`/reach`)),join:(e,t)=>R(z(e,`/join`),t),leave:(e,t)=>R(z(e,`/leave`),t),start:e=>R(z(e,`/start`)),close:e=>R(z(e,`/close`)),changeSeat:(e,t,n)=>I(`PUT`,z(e,`/seats/${t}`),n),answer:(e,t)=>R(z(e,`/answers`),t),several:(e,t)=>R(z(e,`/answers/several`),t),undo:(e,t)=>R(z(e,`/undo`),t),keepDraft:(e,t)=>I(`PUT`,z(e,`/drafts`),t),setOrder:(e,t)=>R(z(e,`/orders`),t),setPace:(e,t)=>R(z(e,`/pace`),t),whyNot:(e,t)=>R(z(e,`/why-not`),t),refusals:(e,t,n,r)=>L(z(e,`/refusals`),{seat:t,search:n,lang:r}),whyNotThis:(e,t,n,r)=>L(z(e,`/refusals`),{seat:t,thing:n,lang:r}),plan:(e,t)=>R(z(e,`/plan`),t),givePlan:(e,t)=>R(z(e,`/plan/answers`),t),askTakeBack:(e,t)=>R(z(e,`/take-back`),t),askHandOver:(e,t)=>R(z(e,`/hand-over`),t),takeSeatBack:(e,t)=>R(z(e,`/return`),t),concede:(e,t)=>R(z(e,`/concede`),t),vote:(e,t,n)=>R(z(e,`/votes/${t}`),n),setSpeed:(e,t)=>R(z(e,`/speed`),t),setThinking:(e,t)=>R(z(e,`/thinking`),t),say:(e,t)=>R(z(e,`/chat`),t),mute:(e,t)=>R(z(e,`/mute`),t),branch:(e,t)=>R(z(e,`/branch`),t),record:(e,t)=>L(z(e,`/record`),{seat:t}),moment:(e,t,n,r)=>L(z(e,`/moments/${t}`),{seat:n,lang:r}),history:(e,t,n)=>L(z(e,`/history`),{seat:t,lang:n}),thought:(e,t,n)=>L(z(e,`/thoughts/${t}`),{lang:n})};function _e(){return Array.from(crypto.getRandomValues(new Uint8Array(16)),e=>e.toString(16).padStart(2,`0`)).join(``)}var ve=`greatpowers.settings`,ye={theme:`system`,sound:!1,confirm:null,motion:`system`,unused:!0,settle:400,lang:null,recap:`always`,pace:`table`};function be(e){return e===`on`||e===`off`?e:e===!1?`off`:`system`}function xe(){try{let e=JSON.parse(localStorage.getItem(ve)??`{}`);return{...ye,...e,motion:be(e.motion)}}catch{return{...ye}}}var B=e(xe());function Se(e){Object.assign(B,e);try{localStorage.setItem(ve,JSON.stringify(B))}catch{}De()}var Ce=window.matchMedia(`(prefers-color-scheme: dark)`),we=window.matchMedia(`(prefers-reduced-motion: reduce)`),Te=window.matchMedia(`(pointer: coarse)`);function Ee(){return B.confirm??Te.matches}function De(){let e=B.theme===`dark`||B.theme===`system`&&Ce.matches;document.documentElement.dataset.theme=e?`dark`:`light`,document.documentElement.dataset.motion=Oe()?`full`:`none`}function Oe(){return B.motion===`on`||B.motion===`system`&&!we.matches}Ce.addEventListener(`change`,De),we.addEventListener(`change`,De);var ke=`## In der Lobby

short-attack = Attack!
title-attack = Attack!
year-attack = 2003
about-attack = Die Welt von 1935 mit der Erweiterung: Flotten, Öl und Politik.
`,Ae=`## In the lobby

short-attack = Attack!
title-attack = Attack!
year-attack = 2003
about-attack = The world of 1935 with the expansion: fleets, oil and politics.
`,je=`## Das Kontobuch von Imperial: Kredite, Regierungen, Leisten, Verlauf, das Raster der Kredite

ledger-title = Kontobuch
ledger-views = Was das Kontobuch zeigt
ledger-view-ledger = Kontobuch
ledger-view-governments = Regierungen
ledger-view-tracks = Leisten
ledger-view-history = Verlauf
ledger-head-ledger = Das Kontobuch
ledger-head-governments = Wer regiert
ledger-head-tracks = Macht und Steuern
ledger-head-history = Wie es lief
ledger-about-ledger = Kredite; Gold und Krone: Regierung{ $card ->
    [yes] ; Münze: Investorkarte
   *[no] {""}
}{ $bank ->
    [yes] ; Säulen: Schweizer Bank
   *[no] {""}
}
ledger-about-governments = Gestrichelt: zu überbieten; Stern: kann als Nächstes übernehmen; Dreieck: kann dich ablösen
ledger-about-tracks = Faktor = Macht ÷ { $points }, bei { $goal } endet das Spiel; darunter Kassen und Steuern
ledger-about-history = Ein Klick führt zu diesem Moment
ledger-caption = Kredite der Spieler je Staat, mit Bargeld, Zinsen und Siegpunkten
ledger-nations = Staaten
ledger-player = Spieler
ledger-nation = Staat
ledger-you = du
ledger-unit = Mio.
ledger-money = { $amount }{ "\\u202F" }Mio.
ledger-money-note = Beträge in Millionen, etwa { $sample }.
ledger-tax = Steuer
ledger-tax-long = Steuer jetzt
ledger-tax-short = Steuer { $tax }
ledger-power-short = Macht { $power }
ledger-row-treasury = Kasse, Mio.
ledger-row-power = Macht ×Faktor
ledger-treasury-spoken = Millionen in der Staatskasse
ledger-light = { $name } auf der Karte zeigen
ledger-power-spoken = { $power } Machtpunkte, Faktor { $factor }
ledger-nation-spoken = { $name }: Kasse { $treasury }, Steuer { $tax }, Macht { $power }, Faktor { $factor }
ledger-cash = Bargeld
ledger-interest = Zinsen
ledger-score = Punkte
ledger-hidden = verdeckt
ledger-score-hidden = { $points } Punkte für Kredite; das Bargeld ist verdeckt
ledger-sum = Summe:
ledger-governs = , regiert
ledger-card = Karte
ledger-card-long = Investorkarte
ledger-swiss = Bank
ledger-swiss-long = Schweizer Bank

ledger-draft = mit dem gewählten Kredit:
ledger-ready = kann beim nächsten Investieren übernehmen, für { $price }

ledger-power = Machtleiste
ledger-power-note = Faktor = Macht ÷ { $points }. Bei { $goal } endet das Spiel.
ledger-track-spoken = { $name }: { $power } Machtpunkte, Faktor { $factor }.
ledger-tracks-caption = Kasse, Steuer, Zinsen und Figuren der Staaten; nach dem Strich alle, die es gibt
ledger-treasury = Kasse
ledger-taxation = Steuer jetzt
ledger-tax-gives = { $power } Macht
ledger-tax-from = Steuer ab
ledger-chart-power = Macht
ledger-chart-bonus = Bonus
ledger-payout = Zinslast
ledger-short = { $missing ->
    [one] fehlt { $missing }
   *[other] fehlen { $missing }
}
ledger-factories = Fabriken
ledger-flags = Flaggen
ledger-armies = Armeen
ledger-fleets = Flotten
ledger-left = , noch { $left } im Vorrat

ledger-figure = Wert
ledger-figure-score = Siegpunkte
ledger-figure-cash = Bargeld
ledger-figure-interest = Zinsen
ledger-figure-power = Macht
ledger-figure-treasury = Staatskasse
ledger-figure-tax = Steuer
ledger-as-table = Als Tabelle
ledger-turning = Moment
ledger-turning-start = Beginn
ledger-history-round = Runde { $round }
ledger-history-slider = { $figure } im Verlauf. Pfeiltasten gehen weiter, Enter führt dorthin
ledger-history-veiled = Verdeckt: { $names }
ledger-history-loading = Der Verlauf wird geholt …
ledger-history-empty = Noch gibt es keinen Verlauf: Er beginnt mit den ersten Zügen.
ledger-history-failed = Der Verlauf lässt sich gerade nicht holen.

ledger-offer = Kredite im Angebot
ledger-order = Reihenfolge der Investoren
ledger-grid-label = Kredite nach Staat und Betrag
ledger-face = Betrag
ledger-face-interest = , Zins { $interest }
ledger-grid-hint = Wähle einen Kredit; ein zweiter Klick oder „Fertig“ vergibt ihn.
ledger-grid-waiting = Andere investieren. Das Raster zeigt, wem was gehört.
ledger-cell-yours = { $name } { $face }: deiner
ledger-cell-held = { $name } { $face }: gehört { $player }
ledger-cell-closed = { $name } { $face }: { $price }, nicht möglich
ledger-cell-price = du zahlst { $price }
ledger-cell-extra = als zusätzlicher Kredit { $price }
ledger-sign-government = bringt die Regierung
ledger-sign-secures = sichert sie
ledger-sign-loses = eine Regierung geht verloren
ledger-till = unter dem Staat: seine Kasse
ledger-sign-raise = aufstocken: nur die Differenz
ledger-why-own = Dein Kredit { $face }. Wähle einen höheren desselben Staates, um ihn aufzustocken.
ledger-why-yours = Dein Kredit { $face }.
ledger-why-held = Dieser Kredit { $face } gehört { $name }.
ledger-follows = Was daraus folgt
ledger-ways = Zusätzlich oder statt eines eigenen Kredits
ledger-way-extra = zusätzlich: { $price }
ledger-way-for = statt { $old }: { $price }
ledger-effect = von { $before } auf { $after }
`,Me=`## The ledger of Imperial: bonds, governments, tracks, history, the grid of bonds

ledger-title = Ledger
ledger-views = What the ledger shows
ledger-view-ledger = Ledger
ledger-view-governments = Governments
ledger-view-tracks = Tracks
ledger-view-history = History
ledger-head-ledger = The ledger
ledger-head-governments = Who governs
ledger-head-tracks = Power and taxes
ledger-head-history = How it went
ledger-about-ledger = Bonds; gold and crown: government{ $card ->
    [yes] ; coin: investor card
   *[no] {""}
}{ $bank ->
    [yes] ; columns: Swiss Bank
   *[no] {""}
}
ledger-about-governments = Dashed: sum to beat; star: can take over next; triangle: can take over from you
ledger-about-tracks = Factor = power ÷ { $points }, at { $goal } the game ends; below treasuries and taxes
ledger-about-history = A click travels to that moment
ledger-caption = Bonds of the players by nation, with cash, interest and points
ledger-nations = Nations
ledger-player = Player
ledger-nation = Nation
ledger-you = you
ledger-unit = M
ledger-money = { $amount }{ "\\u202F" }M
ledger-money-note = Amounts in millions, such as { $sample }.
ledger-tax = tax
ledger-tax-long = Tax now
ledger-tax-short = tax { $tax }
ledger-power-short = power { $power }
ledger-row-treasury = Treasury, M
ledger-row-power = Power ×factor
ledger-treasury-spoken = million in the treasury
ledger-light = Show { $name } on the map
ledger-power-spoken = { $power } power points, factor { $factor }
ledger-nation-spoken = { $name }: treasury { $treasury }, tax { $tax }, power { $power }, factor { $factor }
ledger-cash = Cash
ledger-interest = Interest
ledger-score = Points
ledger-hidden = hidden
ledger-score-hidden = { $points } points for bonds; the cash is hidden
ledger-sum = Sum:
ledger-governs = , governs
ledger-card = Card
ledger-card-long = Investor card
ledger-swiss = Swiss
ledger-swiss-long = Swiss Bank

ledger-draft = with the bond chosen:
ledger-ready = can take over next, for { $price }

ledger-power = Power track
ledger-power-note = Factor = power ÷ { $points }. At { $goal } the game ends.
ledger-track-spoken = { $name }: { $power } power points, factor { $factor }.
ledger-tracks-caption = Treasury, tax, interest and pieces of each nation; after the slash all there are
ledger-treasury = Treasury
ledger-taxation = Tax now
ledger-tax-gives = { $power } power
ledger-tax-from = Tax from
ledger-chart-power = Power
ledger-chart-bonus = Bonus
ledger-payout = Interest due
ledger-short = lacks { $missing }
ledger-factories = Factories
ledger-flags = Flags
ledger-armies = Armies
ledger-fleets = Fleets
ledger-left = , { $left } left

ledger-figure = Figure
ledger-figure-score = Points
ledger-figure-cash = Cash
ledger-figure-interest = Interest
ledger-figure-power = Power
ledger-figure-treasury = Treasury
ledger-figure-tax = Tax
ledger-as-table = As a table
ledger-turning = Moment
ledger-turning-start = Start
ledger-history-round = Round { $round }
ledger-history-slider = { $figure } over time. Arrow keys walk, Enter travels there
ledger-history-veiled = Hidden: { $names }
ledger-history-loading = The history is being fetched …
ledger-history-empty = There is no history yet: it begins with the first turns.
ledger-history-failed = The history cannot be fetched at present.

ledger-offer = Bonds on offer
ledger-order = Order of the investors
ledger-grid-label = Bonds by nation and face value
ledger-face = Face
ledger-face-interest = , interest { $interest }
ledger-grid-hint = Choose a bond; a second click or “Done” buys it.
ledger-grid-waiting = Others are investing. The grid shows who holds what.
ledger-cell-yours = { $name } { $face }: yours
ledger-cell-held = { $name } { $face }: held by { $player }
ledger-cell-closed = { $name } { $face }: { $price }, not possible
ledger-cell-price = you pay { $price }
ledger-cell-extra = as an additional bond { $price }
ledger-sign-government = brings the government
ledger-sign-secures = secures it
ledger-sign-loses = a government is lost
ledger-till = below a nation: its treasury
ledger-sign-raise = raise: only the difference
ledger-why-own = Your bond { $face }. Choose a higher one of the same nation to raise it.
ledger-why-yours = Your bond { $face }.
ledger-why-held = { $name } holds this bond of { $face }.
ledger-follows = What follows
ledger-ways = Additional, or instead of a bond of yours
ledger-way-extra = additional: { $price }
ledger-way-for = instead of { $old }: { $price }
ledger-effect = from { $before } to { $after }
`,Ne=`## So spielt man Imperial

learn-imperial-books = Du bist kein Staat. Du leihst ihm Geld.
learn-imperial-wheel = Ein Zug ist ein Weg auf dem Rondell
learn-imperial-wheel-next = Weiter: das Rondell
learn-imperial-fields = Acht Felder, sechs Arten von Zügen
learn-imperial-fields-next = Weiter: die Felder
learn-imperial-ways = Ein Manöver
learn-imperial-ways-next = Weiter: das Manöver
learn-imperial-ending = Schluss bei 25 Machtpunkten
learn-imperial-ending-next = Weiter: das Ende

imp-how-books = { $edition ->
    [world] Sechs Staaten ringen um die Welt.
   *[other] Sechs Staaten ringen um Europa.
  } Du verleihst ihnen dein Geld, und wer am meisten verleiht, regiert. Am Ende zählt nicht, welcher Staat gewinnt, sondern wessen Kredite am meisten wert sind.
imp-how-books-1-head = Kredit.
imp-how-books-1 = Du gibst dem Staat 16 Mio. und bekommst 6 Mio. Zinsen, sooft er zahlt. Den Kredit behältst du bis zum Schluss.
imp-how-books-2-head = Regierung.
imp-how-books-2 = Wer einem Staat am meisten geliehen hat, trägt die Krone und zieht für ihn. { $edition ->
    [first] Wer gar nichts regiert, darf öfter investieren.
   *[other] Wer gar nichts regiert, bekommt eine Schweizer Bank.
  }
imp-how-books-3-head = Staatskasse.
imp-how-books-3 = Das Geld des Staates. Du darfst es für ihn ausgeben, nie für dich.
imp-how-books-4-head = Dein Bargeld.
imp-how-books-4 = Nur damit kaufst du Kredite und zahlst weite Wege auf dem Rondell.

imp-how-wheel-1-head = Drei Schritte
imp-how-wheel-1 = im Uhrzeigersinn sind frei. { $edition ->
    [world] Jeder weitere, höchstens drei, kostet dich 1 Mio. plus den Machtfaktor des Staates.
   *[other] Jeder weitere, höchstens drei, kostet dich 2 Mio.
  }
imp-how-wheel-2-head = Investor.
imp-how-wheel-2 = Wer das Feld betritt, zahlt Zinsen. Auch wer nur darüber hinwegzieht, löst neue Kredite aus: Die Investorkarte bringt 2 Mio. und das Recht, einen zu geben.
imp-how-wheel-3-head = Der Pfeil
imp-how-wheel-3 = zeigt Weg und Preis, bevor du bestätigst. Stehen bleiben darf niemand.
imp-how-wheel-note = Zeigst du auf ein Feld, rechnet der Tisch vor, was danach in Kasse, Bargeld und Wertung steht.

imp-how-factory = 5 Mio. aus der Kasse: eine neue Fabrik im eigenen Land.
imp-how-production = Jede freie Fabrik stellt eine Armee oder Flotte auf, ohne Kosten.
imp-how-import = Bis zu drei Armeen oder Flotten für je 1 Mio. aus der Kasse.
imp-how-maneuver = Erst fahren die Flotten, dann ziehen die Armeen.
imp-how-investor = Der Staat zahlt Zinsen, dann werden neue Kredite gegeben.
imp-how-taxation = { $edition ->
    [first] 2 Mio. je Fabrik, 1 Mio. je Steuerchip, minus Sold. Steigt die Steuer, zahlt die Bank dir eine Prämie. Der Staat gewinnt Machtpunkte.
    [third] 2 Mio. je Fabrik, 1 Mio. je Flagge, minus Sold. Steigt die Steuer, zahlt die Bank dir eine Prämie. Der Staat gewinnt Machtpunkte.
   *[world] 2 Mio. je Fabrik, 1 Mio. je Flagge, minus Sold. Die Kasse zahlt dir einen Bonus nach Höhe der Steuer. Der Staat gewinnt Machtpunkte.
  }

imp-how-ways-1-head = Konvoi.
imp-how-ways-1 = Jede Flotte trägt in einem Zug eine Armee über ihr Meer.
imp-how-ways-2-head = Kampf.
imp-how-ways-2 = Eins gegen eins, beide Figuren gehen weg. Frieden geht auch.
imp-how-ways-3-head = { $edition ->
    [first] Steuerchip.
   *[other] Flagge.
  }
imp-how-ways-3 = Wer allein steht, legt { $edition ->
    [first] ihn: 1 Mio. mehr Steuer. Zehn hat jeder Staat.
    [third] sie: 1 Mio. mehr Steuer. Fünfzehn hat jeder Staat.
   *[world] sie: 1 Mio. mehr Steuer. In Kolumbien und Nordafrika sperrt sie den Kanal.
  }

imp-how-ending = Sobald ein Staat { $goal } Machtpunkte hat, ist die Partie sofort vorbei. Jeder Kredit zählt seine Zinsen mal den Faktor des Staates: 1 für je { $points } Machtpunkte. Dazu kommt dein Bargeld.
imp-how-ending-tip = Machtpunkte bringt nur das Feld Steuer. Regiere also gut, aber leih auch den Staaten der anderen.
imp-how-bonds = Kredite
imp-how-interest = Zinsen
imp-how-factor = Faktor
imp-how-points = Punkte
imp-how-cash = Bargeld
`,Pe=`## How to play Imperial

learn-imperial-books = You are no nation. You lend it money.
learn-imperial-wheel = A turn is a way on the rondel
learn-imperial-wheel-next = Next: the rondel
learn-imperial-fields = Eight fields, six kinds of turns
learn-imperial-fields-next = Next: the fields
learn-imperial-ways = A maneuver
learn-imperial-ways-next = Next: the maneuver
learn-imperial-ending = The end at 25 power points
learn-imperial-ending-next = Next: the end

imp-how-books = { $edition ->
    [world] Six nations struggle for the world.
   *[other] Six nations struggle for Europe.
  } You lend them your money, and whoever lends the most governs. In the end it does not matter which nation wins, but whose bonds are worth the most.
imp-how-books-1-head = Bond.
imp-how-books-1 = You give the nation 16 million and get 6 million interest each time it pays. You keep the bond to the end.
imp-how-books-2-head = Government.
imp-how-books-2 = Whoever has lent a nation the most wears the crown and moves for it. { $edition ->
    [first] Whoever governs nothing may invest more often.
   *[other] Whoever governs nothing gets a Swiss Bank.
  }
imp-how-books-3-head = Treasury.
imp-how-books-3 = The nation’s money. You may spend it on the nation, never on yourself.
imp-how-books-4-head = Your cash.
imp-how-books-4 = Only this buys bonds and pays for long ways on the rondel.

imp-how-wheel-1-head = Three steps
imp-how-wheel-1 = clockwise are free. { $edition ->
    [world] Each further one, three at most, costs you 1 million plus the nation’s power factor.
   *[other] Each further one, three at most, costs you 2 million.
  }
imp-how-wheel-2-head = Investor.
imp-how-wheel-2 = Whoever stops here pays interest. Merely passing it brings new bonds as well: the investor card gives 2 million and the right to buy one.
imp-how-wheel-3-head = The arrow
imp-how-wheel-3 = shows way and price before you confirm. Nobody may stand still.
imp-how-wheel-note = Point at a field, and the table shows what treasury, cash and score would be afterwards.

imp-how-factory = 5 million out of the treasury: a new factory at home.
imp-how-production = Every free factory raises an army or a fleet, at no cost.
imp-how-import = Up to three armies or fleets at 1 million each from the treasury.
imp-how-maneuver = First the fleets sail, then the armies move.
imp-how-investor = The nation pays interest, then new bonds are bought.
imp-how-taxation = { $edition ->
    [first] 2 million per factory, 1 million per tax chip, less pay. If the tax rises, the bank pays you a bonus. The nation gains power points.
    [third] 2 million per factory, 1 million per flag, less pay. If the tax rises, the bank pays you a bonus. The nation gains power points.
   *[world] 2 million per factory, 1 million per flag, less pay. The treasury pays you a bonus by the height of the tax. The nation gains power points.
  }

imp-how-ways-1-head = Convoy.
imp-how-ways-1 = Each fleet carries one army over its sea in a turn.
imp-how-ways-2-head = Fight.
imp-how-ways-2 = One for one, both pieces go. Peace is possible, too.
imp-how-ways-3-head = { $edition ->
    [first] Tax chip.
   *[other] Flag.
  }
imp-how-ways-3 = Whoever stands alone lays { $edition ->
    [first] one: 1 million more tax. Every nation has ten.
    [third] one: 1 million more tax. Every nation has fifteen.
   *[world] one: 1 million more tax. In Colombia and North Africa it bars the canal.
  }

imp-how-ending = As soon as a nation has { $goal } power points the game is over. Each bond counts its interest times the nation’s factor: 1 for every { $points } power points. Your cash is added.
imp-how-ending-tip = Only the Taxation field brings power points. So govern well, but lend to the others’ nations, too.
imp-how-bonds = Bonds
imp-how-interest = Interest
imp-how-factor = Factor
imp-how-points = Points
imp-how-cash = Cash
`,Fe=`# Der Manöverplaner.
plan-title = Plan des Manövers
plan-show = { $count ->
    [0] Plan
    [one] Plan: 1 Befehl
   *[other] Plan: { $count } Befehle
}
plan-stay = Bleiben
plan-alike = Alle ebenso
plan-alike-on = Nächstes Ziel für alle { $count }
plan-all-stay = Alle anderen bleiben
plan-finish = Ohne Zug beenden
plan-fleets = Flotten
plan-armies = Armeen
plan-begun = Unterwegs
plan-counted = { $planned } von { $all } geplant
plan-open = offen
plan-open-note = { $count ->
    [one] noch ohne Befehl
   *[other] { $count } ohne Befehl
}
plan-stays = { $count ->
    [one] bleibt
   *[other] { $count } bleiben
}
plan-recall = { $unit }: doch einen Befehl geben
plan-port = { $place }, Hafen
plan-from-to = { $from } nach { $to }
plan-change = Ändern
plan-change-of = Weg von Zeile { $number } ändern
plan-ways = Wege nach { $place }
plan-up = Nach oben
plan-down = Nach unten
plan-remove = Befehl entfernen
plan-grip = Zeile { $number }: mit den Pfeiltasten oder durch Ziehen verschieben
plan-unchecked = nicht geprüft: Eine Zeile darüber geht nicht
plan-unfinished = noch unterwegs: Wähle, wohin es weitergeht
plan-others-demand = { $names } { $count ->
    [one] darf
   *[other] dürfen
} noch einen Abtausch verlangen
plan-others-canal = { $names } { $count ->
    [one] muss
   *[other] müssen
} die Durchfahrt erlauben
plan-fight = Kampf 1:1
plan-fight-whom = Kampf
plan-peace = Frieden
plan-friendly = Freundlich
plan-hostile = Feindlich
plan-question-attack = Dort stehen fremde Einheiten. Kampf oder Frieden?
plan-question-stance = Die Armee betritt eine fremde Heimatprovinz. Wie?
plan-question-ask = Wer wird zuerst gefragt?
plan-question-demand = Dein anderer Staat darf einen Abtausch verlangen.
plan-outcome = Wenn der Plan gilt
plan-outcome-note = vorher → nachher
plan-nation = Staat
plan-figure-armies = Armeen
plan-figure-fleets = Flotten
plan-figure-flags = Flaggen
plan-figure-tax = Steuer
plan-figure-pay = Sold
plan-before-after = { $before }, danach { $after }
plan-reach = Erreichbar: { $unit }
plan-reach-none = Wähle eine Einheit in der Liste oder auf der Karte.
plan-kind-rail = Bahn
plan-kind-march = zu Fuß
plan-kind-convoy = Konvoi
plan-kind-sail = über See
plan-more-ways = { $count ->
    [one] 1 Weg
   *[other] { $count } Wege
}
plan-orders-here = Außerdem hier: { $place }
plan-orders = Andere Befehle
plan-done = Fertig: { $moves ->
    [0] niemand zieht
    [one] 1 Befehl
   *[other] { $moves } Befehle
}{ $stays ->
    [0] {""}
    [one] , 1 Einheit bleibt
   *[other] , { $stays } Einheiten bleiben
}
plan-done-checking = Der Plan wird geprüft …
plan-done-open = { $count ->
    [one] noch 1 Einheit offen
   *[other] noch { $count } Einheiten offen
}
plan-done-refused = Zeile { $number } geht nicht
plan-done-settle = Erst entscheiden
plan-done-onward = Zeile { $number }: Wohin?
plan-say-unit = { $unit }: { $count ->
    [one] 1 Region ist
   *[other] { $count } Regionen sind
} erreichbar.
plan-say-attack = { $place }: { $units }. Kampf oder Frieden?
plan-say-settle = { $place }: { $question }
plan-say-refused = Zeile { $number } geht so nicht. Ändere oder entferne sie.
plan-say-done = Alle Befehle sind gegeben. „Fertig“ führt den Plan aus.
plan-say-row = Zeile { $number } lässt sich ändern: { $count ->
    [one] 1 Region ist
   *[other] { $count } Regionen sind
} erreichbar.
plan-resumed = Andere haben entschieden, und nicht alles kam wie geplant. { $count ->
    [0] Plane den Rest neu.
    [one] Ein Befehl ist übrig und neu geprüft.
   *[other] { $count } Befehle sind übrig und neu geprüft.
}
plan-waits = { $names } { $others ->
    [one] entscheidet
   *[other] entscheiden
} zuerst.{ $count ->
    [0] {""}
    [one] {" "}Ein Befehl wartet so lange.
   *[other] {" "}{ $count } Befehle warten so lange.
}
plan-others = Jemand anderes
plan-alike-left = { $count ->
    [one] Eine Einheit kann nicht dorthin folgen.
   *[other] { $count } Einheiten können nicht dorthin folgen.
}
plan-keys = 1–9 Ziel, S bleiben, A alle ebenso
`,Ie=`# The maneuver planner.
plan-title = Plan of the maneuver
plan-show = { $count ->
    [0] Plan
    [one] Plan: 1 order
   *[other] Plan: { $count } orders
}
plan-stay = Stay
plan-alike = All alike
plan-alike-on = Next target for all { $count }
plan-all-stay = All others stay
plan-finish = End without moving
plan-fleets = Fleets
plan-armies = Armies
plan-begun = Under way
plan-counted = { $planned } of { $all } planned
plan-open = open
plan-open-note = { $count ->
    [one] no order yet
   *[other] { $count } without an order
}
plan-stays = { $count ->
    [one] stays
   *[other] { $count } stay
}
plan-recall = { $unit }: order it after all
plan-port = { $place }, port
plan-from-to = { $from } to { $to }
plan-change = Change
plan-change-of = Change the way of row { $number }
plan-ways = Ways to { $place }
plan-up = Move up
plan-down = Move down
plan-remove = Remove the order
plan-grip = Row { $number }: move it with the arrow keys or by dragging
plan-unchecked = not checked: a row above cannot be played
plan-unfinished = still on its way: pick where it goes on to
plan-others-demand = { $names } { $count ->
    [one] is
   *[other] are
} still free to demand an exchange
plan-others-canal = { $names } { $count ->
    [one] has
   *[other] have
} to allow the passage
plan-fight = Fight 1:1
plan-fight-whom = Fight
plan-peace = Peace
plan-friendly = Friendly
plan-hostile = Hostile
plan-question-attack = Foreign units are there. Fight or peace?
plan-question-stance = The army enters a foreign home province. How?
plan-question-ask = Whom to ask first?
plan-question-demand = Your other nation may demand an exchange.
plan-outcome = If the plan stands
plan-outcome-note = before → after
plan-nation = Nation
plan-figure-armies = Armies
plan-figure-fleets = Fleets
plan-figure-flags = Flags
plan-figure-tax = Tax
plan-figure-pay = Pay
plan-before-after = { $before }, then { $after }
plan-reach = In reach: { $unit }
plan-reach-none = Pick a unit in the list or on the map.
plan-kind-rail = rail
plan-kind-march = on foot
plan-kind-convoy = convoy
plan-kind-sail = by sea
plan-more-ways = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
plan-orders-here = Also here: { $place }
plan-orders = Other orders
plan-done = Done: { $moves ->
    [0] nobody moves
    [one] 1 order
   *[other] { $moves } orders
}{ $stays ->
    [0] {""}
    [one] , 1 unit stays
   *[other] , { $stays } units stay
}
plan-done-checking = Checking the plan …
plan-done-open = { $count ->
    [one] 1 unit still open
   *[other] { $count } units still open
}
plan-done-refused = Row { $number } cannot be played
plan-done-settle = Decide first
plan-done-onward = Row { $number }: where to?
plan-say-unit = { $unit }: { $count ->
    [one] 1 region is
   *[other] { $count } regions are
} in reach.
plan-say-attack = { $place }: { $units }. Fight or peace?
plan-say-settle = { $place }: { $question }
plan-say-refused = Row { $number } cannot be played like this. Change or remove it.
plan-say-done = All orders are given. Done carries out the plan.
plan-say-row = Row { $number } can be changed: { $count ->
    [one] 1 region is
   *[other] { $count } regions are
} in reach.
plan-resumed = Others have decided, and not everything came as planned. { $count ->
    [0] Plan the rest anew.
    [one] One order is left and was checked again.
   *[other] { $count } orders are left and were checked again.
}
plan-waits = { $names } { $others ->
    [one] decides
   *[other] decide
} first.{ $count ->
    [0] {""}
    [one] {" "}One order waits meanwhile.
   *[other] {" "}{ $count } orders wait meanwhile.
}
plan-others = Somebody else
plan-alike-left = { $count ->
    [one] One unit cannot follow there.
   *[other] { $count } units cannot follow there.
}
plan-keys = 1–9 target, S stay, A all alike
`,Le=`## The table of Imperial

imp-rondel = Rondell
imp-fields = Die Felder im Vergleich
imp-field = Feld
imp-free = frei
imp-no-figure = nicht erreichbar
imp-footnotes = Fußnote
imp-money = { $amount } Mio.
imp-here = hier
imp-steps = { $count } Felder
imp-markers = Wo die Staaten stehen
imp-marker = { $nation }: { $field }
imp-not-yet = noch nicht gezogen
imp-nations = Staaten
imp-ledger = Kontobuch
imp-show = zeigen
imp-power-tax = Macht { $power } ×{ $factor } · Steuer { $tax }
imp-why-not = Warum nicht { $region }?
imp-not-asked = Gefragt ist gerade: „{ $question }“ Diese Region gehört nicht dazu.
imp-possible = { $count ->
        [one] Zeigen, was geht
       *[other] Zeigen, was geht ({ $count })
    }
imp-map-failed = Die Karte ließ sich nicht laden. Lade die Seite neu.
imp-fold-log = Protokoll einklappen
imp-compare = Felder vergleichen
imp-tab-map = Karte
imp-tab-choose = Rondell
imp-tab-answer = Auswahl
imp-tab-ledger = Kontobuch
imp-tab-log = Protokoll
imp-tab-bonds = Kredite
imp-tab-maneuver = Manöver
imp-region = Region
imp-column-price = Preis
imp-column-treasury = Kasse
imp-column-cash = Bargeld
imp-column-power = Macht
imp-column-score = Punkte
imp-unfold-log = Protokoll ausklappen
imp-power-word = Macht { $power }
imp-governed = regiert von { $name }
imp-power-only = Macht { $power } ×{ $factor }

imp-score-how = So kommen die Punkte zustande
imp-score-sum = Zinsen der Kredite × Machtfaktor, dazu das Bargeld
imp-score-power = Macht { $power }
imp-score-bonds = Kredite
imp-score-cash = Bargeld
imp-score-nothing = kein Kredit
imp-keys = Imperial
imp-keys-plan = Im Manöverplan
imp-keys-bonds = Im Kreditraster (wenn es den Fokus hat)
imp-key-rondel = Zum Rondell
imp-key-map = Zur Karte, dorthin, wo es etwas zu wählen gibt
imp-key-ledger = Kontobuch auf- und zuklappen
imp-key-stay = Die Einheit bleibt stehen
imp-key-alike = Alle gleichen Einheiten ebenso
imp-key-fields = Auf dem Rondell: von Feld zu Feld, Enter wählt
imp-key-goal = Ziel mit dieser Nummer für die gewählte Einheit
imp-key-shift = Auf dem Griff einer Zeile: sie hinauf-, hinunterschieben
imp-key-bond = Von Kredit zu Kredit
imp-key-bonds = Erster, letzter Kredit des Staates
imp-key-lend = Wählen; noch einmal gedrückt: geben

## Die Führung durch den ersten Zug

imp-tour-prompt-head = Hier steht, was zu tun ist
imp-tour-prompt = Du spielst keinen Staat, sondern einen Geldgeber. Wer einem Staat am meisten geliehen hat, regiert ihn und zieht für ihn.
    Fragt das Spiel dich etwas, steht die Frage hier. „Fertig“ sagt, was es tun wird; „Rückgängig“ nimmt die letzte Antwort zurück, solange noch nichts Neues bekannt wurde.
imp-tour-rondel-head = Das Rondell
imp-tour-rondel = { $edition ->
        [world] Jeder Staat rückt in seinem Zug im Uhrzeigersinn vor und tut, was sein Feld sagt. Drei Felder sind frei. Jedes weitere kostet dich selbst 1 Mio. plus den Machtfaktor des Staates (bei Faktor 0 also 1{"\\u00A0"}Mio.), und mehr als sechs sind nicht erlaubt.
       *[other] Jeder Staat rückt in seinem Zug im Uhrzeigersinn vor und tut, was sein Feld sagt. Drei Felder sind frei. Jedes weitere kostet dich selbst 2 Mio., und mehr als sechs sind nicht erlaubt.
    }
    Nur beim allerersten Zug eines Staates ist jedes Feld frei.
imp-tour-fields-head = Vorher sehen, was es bringt
imp-tour-fields = Dieselben Felder als Tabelle: Preis, Staatskasse, dein Bargeld, Machtpunkte und Punkte, vorher und nachher. Ein Klick oder die Tasten 1 bis 6 wählen ein Feld. Was nicht geht, bleibt stehen und sagt, warum.
imp-tour-map-head = Die Karte
imp-tour-map = { $edition ->
        [first] Armeen ziehen an Land, Flotten auf See; Flotten setzen Armeen über. Wo ein Staat allein steht, legt er einen Steuerchip ab. Steuer bringt 2 Mio. je freie Fabrik und 1 Mio. je Steuerchip.
        [world] Armeen ziehen an Land, Flotten auf See; Flotten setzen Armeen über. Wo ein Staat allein steht, legt er eine Flagge ab. Steuer bringt 2 Mio. je freie Fabrik und 1 Mio. je Flagge. Zwei Kanäle verkürzen den Seeweg: Wer die Flagge in Kolumbien oder Nordafrika hat, entscheidet über die Durchfahrt.
       *[other] Armeen ziehen an Land, Flotten auf See; Flotten setzen Armeen über. Wo ein Staat allein steht, legt er eine Flagge ab. Steuer bringt 2 Mio. je freie Fabrik und 1 Mio. je Flagge.
    }
    Ein Klick auf eine Region zeigt, was darin ist.
imp-tour-ledger-head = Das Kontobuch
imp-tour-ledger = Spalten sind Staaten, Zeilen sind Spieler, Kärtchen sind Kredite; die Krone zeigt die Regierung. Am Ende zählt jeder Kredit seinen Zins mal den Machtfaktor des Staates, dazu kommt dein Bargeld. Erreicht ein Staat 25 Machtpunkte, ist das Spiel sofort aus.
    Das Geld der Staatskasse gehört dem Staat, nicht dir.
imp-tour-investor-head = Investieren
imp-tour-investor = { $edition ->
        [first] Hält ein Staat auf Investor, zahlt er seinen Geldgebern Zinsen. Dann, und auch wenn er das Feld nur überschreitet, nimmt der Inhaber der Investorkarte 2 Mio. und darf einen Kredit geben oder aufstocken. Wer gerade keinen Staat regiert, darf danach ebenfalls investieren, ohne die 2 Mio. So wechseln Regierungen.
       *[other] Hält ein Staat auf Investor, zahlt er seinen Geldgebern Zinsen. Dann, und auch wenn er das Feld nur überschreitet, nimmt der Inhaber der Investorkarte 2 Mio. und darf einen Kredit geben oder aufstocken. Wer seine letzte Regierung verliert, erhält eine Schweizer Bank: Sie investiert danach mit, ohne die 2 Mio., und darf einen Staat auf Investor anhalten, dessen Kasse alle Zinsen deckt.
    }
imp-tour-investor-free = Dieser Tisch spielt ohne Investorkarte: Nach jedem Zug darf reihum jeder dem Staat, der gezogen hat, einen Kredit geben oder aufstocken, die Regierung zuerst. Wer keinen Staat regiert, darf dabei jedem Staat leihen. So wechseln Regierungen.
    Hält ein Staat auf Investor, zahlt er seinen Geldgebern Zinsen.
imp-tour-log-head = Was bisher geschah
imp-tour-log = Jede Zeile des Protokolls führt zu ihrem Moment. Der Zeitstrahl oben blättert durch die ganze Partie, ohne sie zu verändern. U öffnet die Regeln neben dem Tisch, ? zeigt alle Tasten.
    Diese Führung findest du im Menü wieder.

## In der Lobby

short-imperial-2006 = Imperial 2006
short-imperial-2010 = Imperial 2010
short-imperial-2030 = Imperial 2030
title-imperial-2006 = Imperial
title-imperial-2010 = Imperial
title-imperial-2030 = Imperial 2030
year-imperial-2006 = 2006
year-imperial-2010 = 2010
year-imperial-2030 = 2009
about-imperial-2006 = Sechs Großmächte um 1900. Du leihst ihnen Geld und lässt sie für dich kämpfen. Die erste Ausgabe.
about-imperial-2010 = Dieselbe Partie um Europa in der dritten Auflage: ohne Regierung hast du die Schweizer Bank, Kredite gehen bis 30 Millionen.
about-imperial-2030 = Imperial auf der Weltkarte, mit China, Indien und Brasilien. Ein guter Anfang.

## Was ein Rückblick geändert hat

recap-changes = Änderungen
recap-yours = deine Regierung
recap-row-treasury = Kasse, Mio.
recap-row-tax = Steuer
recap-row-power = Macht
recap-row-armies = Armeen
recap-row-fleets = Flotten
recap-row-factories = Fabriken
recap-row-flags = Flaggen
`,Re=`## The table of Imperial

imp-rondel = Rondel
imp-fields = The fields side by side
imp-field = Field
imp-free = free
imp-no-figure = out of reach
imp-footnotes = footnote
imp-money = { $amount } M
imp-here = here
imp-steps = { $count } steps
imp-markers = Where the nations stand
imp-marker = { $nation }: { $field }
imp-not-yet = has not moved yet
imp-nations = Nations
imp-ledger = The ledger
imp-show = show
imp-power-tax = power { $power } ×{ $factor } · tax { $tax }
imp-why-not = Why not { $region }?
imp-not-asked = Now the question is: “{ $question }” This region has no part in it.
imp-possible = { $count ->
        [one] Show what is possible
       *[other] Show what is possible ({ $count })
    }
imp-map-failed = The map could not be loaded. Reload the page.
imp-fold-log = Fold the log
imp-compare = Compare fields
imp-tab-map = Map
imp-tab-choose = Rondel
imp-tab-answer = Choose
imp-tab-ledger = Ledger
imp-tab-log = Log
imp-tab-bonds = Bonds
imp-tab-maneuver = Maneuver
imp-region = Region
imp-column-price = Price
imp-column-treasury = Treasury
imp-column-cash = Cash
imp-column-power = Power
imp-column-score = Points
imp-unfold-log = Unfold the log
imp-power-word = power { $power }
imp-governed = governed by { $name }
imp-power-only = power { $power } ×{ $factor }

imp-score-how = Where the points come from
imp-score-sum = Interest of the bonds × power factor, and cash
imp-score-power = Power { $power }
imp-score-bonds = Bonds
imp-score-cash = Cash
imp-score-nothing = no bond
imp-keys = Imperial
imp-keys-plan = In the maneuver plan
imp-keys-bonds = In the grid of bonds (when it has the focus)
imp-key-rondel = To the rondel
imp-key-map = To the map, where there is something to choose
imp-key-ledger = Fold and unfold the ledger
imp-key-stay = The unit stays
imp-key-alike = All units of its kind there do the same
imp-key-fields = On the rondel: from field to field, Enter chooses
imp-key-goal = Target with this number for the picked unit
imp-key-shift = On the grip of a row: move it up, down
imp-key-bond = From bond to bond
imp-key-bonds = First, last bond of the nation
imp-key-lend = Select; press again to lend

## The tour through the first turn

imp-tour-prompt-head = This is what to do now
imp-tour-prompt = You do not play a nation, you play a lender. Whoever has lent a nation the most governs it and moves for it.
    When the game asks you something, the question stands here. “Done” says what it will do; “Undo” takes your last answer back, as long as nothing new was learned.
imp-tour-rondel-head = The rondel
imp-tour-rondel = { $edition ->
        [world] In its turn every nation moves clockwise and does what its field says. Three fields are free. Each further one costs you yourself 1 M plus the nation’s power factor (so 1{"\\u00A0"}M at factor 0), and more than six are not allowed.
       *[other] In its turn every nation moves clockwise and does what its field says. Three fields are free. Each further one costs you yourself 2 M, and more than six are not allowed.
    }
    Only for the very first turn of a nation is every field free.
imp-tour-fields-head = See first what it brings
imp-tour-fields = The same fields as a table: price, treasury, your cash, power and points, before and after. A click or the keys 1 to 6 choose a field. What is not possible stays in sight and says why.
imp-tour-map-head = The map
imp-tour-map = { $edition ->
        [first] Armies move on land, fleets at sea; fleets carry armies across. Where a nation stands alone it places a tax chip. Taxation brings 2 M for each free factory and 1 M for each tax chip.
        [world] Armies move on land, fleets at sea; fleets carry armies across. Where a nation stands alone it places a flag. Taxation brings 2 M for each free factory and 1 M for each flag. Two canals shorten the way by sea: whoever has the flag in Colombia or North Africa decides who passes.
       *[other] Armies move on land, fleets at sea; fleets carry armies across. Where a nation stands alone it places a flag. Taxation brings 2 M for each free factory and 1 M for each flag.
    }
    A click on a region shows what is in it.
imp-tour-ledger-head = The ledger
imp-tour-ledger = Columns are nations, rows are players, chips are bonds; the crown shows the government. In the end every bond counts its interest times the nation’s power factor, and your cash is added. When a nation reaches 25 power points the game is over at once.
    The money in a treasury belongs to the nation, not to you.
imp-tour-investor-head = Investing
imp-tour-investor = { $edition ->
        [first] When a nation stops on Investor it pays its lenders interest. Then, and also when it only passes the field, the holder of the investor card takes 2 M and may buy a bond or raise one. Whoever governs no nation may invest after that, too, without the 2 M. That is how governments change.
       *[other] When a nation stops on Investor it pays its lenders interest. Then, and also when it only passes the field, the holder of the investor card takes 2 M and may buy a bond or raise one. Whoever loses the last government gets a Swiss Bank: it invests after that, too, without the 2 M, and may stop a nation on Investor whose treasury covers all interest.
    }
imp-tour-investor-free = This table plays without the investor card: after each turn everybody in order, the government first, may buy a bond of the nation that moved, or raise one. Whoever governs nothing may lend to any nation. That is how governments change.
    When a nation stops on Investor it pays its lenders interest.
imp-tour-log-head = What happened so far
imp-tour-log = Every line of the log leads to its moment. The time strip above leafs through the whole game without changing it. U opens the rules beside the table, ? shows all keys.
    You find this tour again in the menu.

## In the lobby

short-imperial-2006 = Imperial 2006
short-imperial-2010 = Imperial 2010
short-imperial-2030 = Imperial 2030
title-imperial-2006 = Imperial
title-imperial-2010 = Imperial
title-imperial-2030 = Imperial 2030
year-imperial-2006 = 2006
year-imperial-2010 = 2010
year-imperial-2030 = 2009
about-imperial-2006 = Six great powers of 1900. You lend them money and let them fight for you. The first edition.
about-imperial-2010 = The same contest for Europe in its third edition: without a government you have a Swiss Bank, and bonds go up to 30 million.
about-imperial-2030 = Imperial on a map of the world, with China, India and Brazil. A good one to begin with.

## What a recap has changed

recap-changes = Changes
recap-yours = your government
recap-row-treasury = Treasury, M
recap-row-tax = Tax
recap-row-power = Power
recap-row-armies = Armies
recap-row-fleets = Fleets
recap-row-factories = Factories
recap-row-flags = Flags
`,ze=`## In der Lobby

short-imperialism = Imperialismus
title-imperialism = Imperialismus
year-imperialism = 2014
about-imperialism = Der Weg zur Vorherrschaft: Karten, Glaube und Dukaten führen eine Macht zum Ruhm.
`,Be=`## In the lobby

short-imperialism = Imperialism
title-imperialism = Imperialism
year-imperialism = 2014
about-imperialism = Road to Domination: cards, faith and ducats lift a power to glory.
`,Ve=`# Wörter der Karte.
map-title = Karte
map-target = { $place } Ziel { $number }.
map-names = Namen
map-flags = Flaggen
map-last = Letzter Zug
map-last-of = Letzter Zug: { $nation }
map-peace = friedlich
map-hostile = feindlicher Einmarsch
map-fight = Kampf
map-convoy = mit Konvoi
map-loss = entfernt
map-gain = neu
map-friendly = liegt: kommt in Frieden
map-signs = Zeichen
map-hide = Figuren ausblenden
map-hide-key = Figuren ausblenden (F)
map-show-key = Figuren zeigen (F)
map-closer = Vergrößern (+)
map-farther = Verkleinern (−)
map-fit = Karte einpassen (0)
map-layers = Was die Karte zeigt
map-look = Aussehen
map-look-atlas = Atlas
map-look-modern = Nacht
map-look-contrast = Hoher Kontrast
map-table = Regionen als Tabelle
map-table-close = Tabelle schließen
map-col-name = Region
map-col-owner = Heimat von
map-col-flag = Flagge
map-col-factory = Fabrik
map-col-armies = Armeen
map-col-fleets = Flotten
map-col-near = Nachbarn
map-built = gebaut
map-occupied = besetzt
map-site = Bauplatz
map-sea = Seeregion
map-card-close = Schließen
map-card-near = Nachbarn
map-card-sea = Seeregion
map-card-land = Landregion
map-keys = Pfeiltasten gehen von Region zu Region, mit Umschalt verschieben sie die Karte. Die Eingabetaste wählt, I öffnet die Regionskarte, Bild ab geht zum nächsten Ziel, Plus, Minus und 0 ändern die Größe.

map-keys-title = Auf der Karte (wenn sie den Fokus hat)
map-key-zoom = Größer, kleiner
map-key-whole = Die ganze Karte
map-key-pan = Verschieben
map-key-regions = Von Region zu Region
map-key-pieces = Figuren aus- und einblenden
map-key-names = Namen aus- und einblenden
map-key-last = Letzten Zug aus- und einblenden
map-key-targets = Von Ziel zu Ziel
map-key-card = Was in der Region ist
map-key-region = Region wählen oder erfahren, warum nicht
map-key-shut = Angaben zur Region schließen
`,He=`# Words of the map.
map-title = Map
map-target = { $place } Target { $number }.
map-names = Names
map-flags = Flags
map-last = Last turn
map-last-of = Last turn: { $nation }
map-peace = peace
map-hostile = hostile entry
map-fight = fight
map-convoy = by convoy
map-loss = removed
map-gain = new
map-friendly = lying: comes in peace
map-signs = Signs
map-hide = Hide pieces
map-hide-key = Hide pieces (F)
map-show-key = Show pieces (F)
map-closer = Zoom in (+)
map-farther = Zoom out (−)
map-fit = Fit the map (0)
map-layers = What the map shows
map-look = Look
map-look-atlas = Atlas
map-look-modern = Night
map-look-contrast = High contrast
map-table = Regions as a table
map-table-close = Close the table
map-col-name = Region
map-col-owner = Home of
map-col-flag = Flag
map-col-factory = Factory
map-col-armies = Armies
map-col-fleets = Fleets
map-col-near = Neighbours
map-built = built
map-occupied = occupied
map-site = site
map-sea = sea region
map-card-close = Close
map-card-near = Neighbours
map-card-sea = Sea region
map-card-land = Land region
map-keys = Arrow keys walk from region to region, with Shift they move the map. Enter chooses, I opens the card, Page Down goes to the next target, plus, minus and 0 zoom.

map-keys-title = On the map (when it has the focus)
map-key-zoom = Larger, smaller
map-key-whole = The whole map
map-key-pan = Pan
map-key-regions = From region to region
map-key-pieces = Hide and show the pieces
map-key-names = Hide and show the names
map-key-last = Hide and show the last turn
map-key-targets = From target to target
map-key-card = What is in the region
map-key-region = Choose the region, or learn why not
map-key-shut = Close the card of a region
`,Ue=`## Die Regeln neben dem Tisch

rules-drawer = Regeln
rules-drawer-page = Als eigene Seite öffnen
rules-short = Regel: { $heading }

## Ein Spiel erklärt

learn-how = So spielt man
learn-title = So spielt man { $game }
learn-first = { $game } auf zwei Seiten
learn-second = Die Felder und das Ende
learn-page = Seite { $page }
learn-count = { $number } von { $all }
learn-back = Zurück
learn-print = Drucken
learn-trial = Probepartie
learn-rules = Alle Regeln, { $count } Stellen
rules-try = Ausprobieren
rules-try-label = { $id } ausprobieren: { $title }
rules-untold = { $count } Stellen dieses Spiels stehen hier erst als Stichwort. Was sie genau sagen, zeigen bis dahin ihre Fälle.
rules-show-cases = { $count ->
    [one] 1 Fall
   *[other] { $count } Fälle
  }
`,We=`## The rules beside the table

rules-drawer = Rules
rules-drawer-page = Open as a page of its own
rules-short = Rule: { $heading }

## A game explained

learn-how = How to play
learn-title = How to play { $game }
learn-first = { $game } in two pages
learn-second = The fields and the end
learn-page = Page { $page }
learn-count = { $number } of { $all }
learn-back = Back
learn-print = Print
learn-trial = Trial game
learn-rules = All rules, { $count } passages
rules-try = Try it
rules-try-label = Try { $id }: { $title }
rules-untold = { $count } passages of this game are only keywords here so far. Until they are put into words, their cases show what they say.
rules-show-cases = { $count ->
    [one] 1 case
   *[other] { $count } cases
  }
`,Ge=`## The words of the table screen

table-mark-first = Groß
table-mark-second = mächte
table-to-lobby = Zur Lobby
table-loading = Wird geladen …
table-part-missing = Ein Teil der Seite ließ sich nicht laden. Vielleicht wurde sie gerade aktualisiert.
table-close = Schließen
table-no = Nein
table-you = Du
table-seat = Platz { $number }
table-seats = Spieler
table-seat-details = Alle Werte der Spieler
table-to-move = am Zug
table-present = anwesend
table-away = nicht da
table-computer = Computer
table-stands-in = Ein Computer springt ein
table-conceded = aufgegeben
table-watchers = { $count ->
        [one] Ein Zuschauer
       *[other] { $count } Zuschauer
    }
table-branch = Probepartie
table-language = Sprache
table-line-live = Verbunden
table-line-connecting = Verbinde …
table-line-reconnecting = Getrennt, Versuch { $attempt } …
table-line-closed = Keine Verbindung
table-unsaved = Es wird nichts gespeichert
table-panels = Bereiche des Tisches
table-grid-legal = { $count ->
        [one] ein Ziel
       *[other] { $count } Ziele
    }
table-grid-filter = { $title } filtern
table-grid-target = { $name }: { $count ->
        [one] eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
table-filter = Filtern
table-nothing-found = Nichts gefunden.
table-no-cards = Keine Karten.
table-track-goal = Ziel: { $value }
table-your-turn = Du bist am Zug
table-asked-together = gleichzeitig mit den anderen
table-rule = Regel
table-undo = Rückgängig
table-reset = Zurücksetzen
table-let-go-back = Nein, zurück
table-let-go-sure = Ja, darauf verzichten
table-let-go-never = Nicht mehr nachfragen (siehe Einstellungen)
table-several = Wähle bis zu { $most }; { $total } gewählt.
table-named = { $count }-mal
table-less = Eins weniger: { $choice }
table-nothing-left = Dafür ist nichts mehr übrig. Nimm zuerst etwas anderes zurück.
table-why-this = Warum nicht { $name }?
table-why-here = Warum nicht?
table-done-it = Fertig: { $choice }
table-done-choose = Wähle eine aus
table-done-none = Nichts passt zum Filter
table-selected = Gewählt: { $choice }. Mit Enter bestätigst du.
table-sealed = Verdeckt gewählt: { $choice }. Bis alle gewählt haben, kannst du es ändern.
table-sealed-something = eine Antwort
table-sealed-this = verdeckt gewählt
table-only-pass = Du kannst hier nur passen.
orders-title = Vorab entscheiden
orders-given = Vorab entschieden: { $count }
orders-here = Wenn das wieder vorkommt:
orders-do = Passen, auch jetzt
orders-hint = Was der Server für dich tut, wenn du reagieren könntest. Nur du siehst das.
orders-ask = mich fragen
orders-pass = passen
orders-turn = passen, bis ich dran bin
orders-timed = Jede Gelegenheit bleibt { $seconds } Sekunden oder ein Mehrfaches davon offen, was auch immer jemand auf der Hand hat; nur eine gespielte Karte beendet sie früher.
orders-telling = An diesem Tisch läuft keine Uhr: Wer nur passen kann, passt sofort. Wie lange jemand braucht, kann anderen etwas verraten.
window-closes = Noch { $seconds } s offen
table-waiting = Warten …
table-over = Das Spiel ist aus
table-you-win = { $margin ->
    [0] Du gewinnst!
    [one] Du gewinnst mit einem Punkt Vorsprung!
   *[other] Du gewinnst mit { $margin } Punkten Vorsprung!
}
table-status-closed = Geschlossen
table-status-broken = Beschädigt
table-closed-sentence = Die Partie wurde vorzeitig beendet.
table-choices = { $count ->
        [one] Eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
table-choosing = Auswahl
table-choices-search = Möglichkeiten durchsuchen
table-search = Suchen
table-facet = Eingrenzen, Feld { $number }
table-facet-origin = von
table-facet-goal = nach
table-facet-all = alle { $count }
table-unpick = Nicht mehr eingrenzen auf
table-shown = { $shown } von { $all }
table-rights = Jederzeit möglich: { $kinds }
table-rights-search = Rechte durchsuchen
table-why-not = Was geht nicht?
table-why-back = Zur Auswahl{ $count ->
        [0] {""}
       *[other] {" "}({ $count })
    }
table-why-about = Was jetzt nicht geht, mit Grund und Regel.
table-why-search = In den Gründen suchen …
table-why-found = { $count ->
        [one] Eine Antwort gefunden
       *[other] { $count } Antworten gefunden
    }
table-why-legal = Das geht.
table-why-select = Auswählen
table-why-more = … und { $count } weitere. Suche genauer.
table-log = Protokoll
table-log-search = Protokoll durchsuchen
table-log-all = Alle
table-log-since = Seit deinem letzten Besuch
table-log-to-visit = Was seit deinem letzten Besuch geschah
table-log-earlier = { $count ->
        [one] Ein früherer Zug
       *[other] { $count } frühere Züge
    }
table-log-why = warum?
table-log-empty = Noch ist nichts geschehen.
table-copy-moment = Link zu diesem Moment kopieren
table-copied = Kopiert: { $address }
table-chat = Chat
table-chat-say = Nachricht an den Tisch
table-chat-send = Senden
table-chat-empty = Noch hat niemand etwas gesagt.
table-mute = { $name } stummschalten
table-unmute = { $name } wieder hören
table-muted = Stummgeschaltet
table-unread = ungelesen
table-side = Protokoll und Chat
table-column = Entscheidung, Protokoll und Chat
table-tabs = Ansichten
table-tab-table = Tisch
table-tab-cards = Karten
table-tab-log = Protokoll
table-tab-chat = Chat
table-sheet = Auswahl vergrößern oder verkleinern
table-vote = Abstimmung
table-vote-needs = Zustimmen müssen noch: { $names }
table-agree = Zustimmen
table-refuse = Ablehnen
table-withdraw = Zurückziehen
table-replay = Rückschau
table-back-to-now = Zum aktuellen Stand
table-first = Zum Anfang
table-back = Ein Schritt zurück
table-forward = Ein Schritt vor
table-last = Zum Ende
table-play = Abspielen
table-pause = Anhalten
table-pace = Tempo
table-moment = Moment
table-moment-of = Moment { $at } von { $last }
table-try-here = Von hier ausprobieren
table-take-back = Bis hierher zurücknehmen
table-vote-look = Ansehen
table-take-back-menu = Zug zurücknehmen …
table-take-back-about = Einen früheren Moment ansehen und die Partie bis dorthin zurücknehmen, wenn alle zustimmen, deren Züge verschwinden.
table-look-back = Zurückschauen
table-menu = Menü
table-menu-table = Dieser Tisch
table-menu-help = Hilfe
table-menu-settings = Einstellungen
table-share = Link zum Tisch kopieren
table-seat-link = Privater Link zum Platz von { $name }
table-seat-link-about = Öffne ihn auf einem anderen Gerät, um dort weiterzuspielen; zurück kommst du mit dem Link aus dem Menü dort. Wer ihn hat, spielt für dich.
table-export = Aufzeichnung speichern
table-export-about = Bis zum Spielende enthält sie nur, was dein Platz weiß.
table-return = Platz von { $name } zurücknehmen
table-hand-over = Computer für { $name } spielen lassen
table-speed = Tempo der Computer
table-speed-slow = langsam
table-speed-normal = normal
table-speed-fast = schnell
table-speed-instant = sofort
table-thinking = Bedenkzeit je Antwort
table-clock = Wir spielen
table-clock-live = zusammen, mit Uhr
table-clock-days = über Tage, ohne Uhr
table-confirm = Antworten mit „Fertig“ bestätigen
table-sound = Töne: am Zug, Kampf, Spielende
table-theme = Aussehen
table-theme-system = wie das System
table-theme-light = hell
table-theme-dark = dunkel
table-keys = Tasten
table-rules = Regeln
table-casebook = Fallbuch
table-concede = Aufgeben
table-concede-ask = Willst du aufgeben? Ein Computer spielt deinen Platz zu Ende, und die Partie wird gewertet.
table-leave = Tisch verlassen
table-leave-ask = Willst du den Tisch verlassen? Dein Platz wird frei.
table-close-table = Tisch schließen
table-close-ask = Willst du den Tisch für alle schließen?
table-options = Varianten
table-commitment = Prüfsumme des Zufalls, festgelegt vor dem ersten Zug:
table-reseeded = Diese Partie begann anderswo. Seit Moment { $at } kommt der Zufall aus einem neuen Startwert, der nach der Partie bekannt wird; seine Prüfsumme:
table-curtain = Gib das Gerät an { $name }
table-curtain-about = Was der andere Platz weiß, ist jetzt verdeckt.
table-curtain-lift = Ich bin { $name }
table-gathering = Ein neuer Tisch
table-gathering-open = { $count ->
        [one] Ein Platz ist noch frei. Lade jemanden ein.
       *[other] { $count } Plätze sind noch frei. Lade jemanden ein.
    }
table-gathering-full = Alle Plätze sind besetzt.
table-invite = Einladung kopieren
table-your-name = Dein Name
table-open-seat = Freier Platz
table-open-seat-about = Wer den Link hat, kann sich setzen
table-seat-kind = Platz { $number }
table-kind-me = Ich
table-kind-open = Einladen
table-kind-computer = Computer
table-join = Hier sitzen
table-stand-up = Aufstehen
table-start = Spiel beginnen
table-start-wait = Beginnt, sobald alle Plätze besetzt sind
table-start-host = Wer den Tisch eröffnet hat, beginnt das Spiel.
table-result = Ergebnis
table-rank = Rang
table-player = Spieler
table-points = Punkte
table-rematch = Noch eine Partie
table-replay-all = Von Anfang an ansehen
table-key-number = Möglichkeit mit dieser Nummer wählen
table-key-walk = Durch die Auswahl gehen
table-key-done = Fertig
table-key-undo = Letzte Antwort rückgängig machen
table-key-reset = Auswahl aufheben, dann den Zug zurücksetzen
table-key-search = Auswahl durchsuchen
table-key-prompt = Zur Frage
table-key-why = Was geht nicht?
table-key-log = Zum Protokoll
table-key-chat = Zum Chat
table-key-history = Zurückschauen

table-log-nations = Staaten
table-log-whose = Wessen Züge
table-keys-choose = Antworten
table-keys-go = Navigation
table-keys-back = Rückschau
table-key-rules = Regeln neben dem Tisch öffnen, schließen
table-key-step = Ein Schritt zurück, vor
table-key-ends = Anfang, Ende der Partie
table-key-turn = Auf dem Zeitstrahl: ein Zug zurück, vor
table-key-play = Abspielen, anhalten
table-cap-ctrl = Strg
table-cap-shift = Umschalt
table-cap-arrow = Pfeil
table-cap-home = Pos1
table-cap-end = Ende
table-cap-pgup = Bild↑
table-cap-pgdn = Bild↓
table-cap-space = Leertaste

## Speichern, andere erreichen, das Ende

table-unknown = Diesen Tisch gibt es nicht
table-trouble = Dieser Tisch lässt sich nicht zeigen
table-saving = Wird gespeichert …
table-save-late = Noch nicht gespeichert.
table-save-failed = Nicht gespeichert: Der Server antwortet nicht.
table-save-again = Noch einmal versuchen
table-level-at-once = { $level } · antwortet sofort
table-level-time = { $level } · { $time } je Entscheidung
table-picture = Bild zum Teilen
table-picture-saved = Das Bild ist als Datei gespeichert.
table-reveal-skip = Alles zeigen
`,Ke=`## The words of the table screen

table-mark-first = Great{ " " }
table-mark-second = Powers
table-to-lobby = To the lobby
table-loading = Loading …
table-part-missing = A part of the page could not be loaded. It may just have been updated.
table-close = Close
table-no = No
table-you = You
table-seat = Seat { $number }
table-seats = Players
table-seat-details = All figures of the players
table-to-move = to move
table-present = present
table-away = away
table-computer = Computer
table-stands-in = A computer stands in
table-conceded = conceded
table-watchers = { $count ->
        [one] One spectator
       *[other] { $count } spectators
    }
table-branch = Try-out
table-language = Language
table-line-live = Connected
table-line-connecting = Connecting …
table-line-reconnecting = Disconnected, attempt { $attempt } …
table-line-closed = No connection
table-unsaved = Nothing is being saved
table-panels = Parts of the table
table-grid-legal = { $count ->
        [one] one target
       *[other] { $count } targets
    }
table-grid-filter = Filter { $title }
table-grid-target = { $name }: { $count ->
        [one] one choice
       *[other] { $count } choices
    }
table-filter = Filter
table-nothing-found = Nothing found.
table-no-cards = No cards.
table-track-goal = Goal: { $value }
table-your-turn = Your turn
table-asked-together = at the same time as the others
table-rule = Rule
table-undo = Undo
table-reset = Reset turn
table-let-go-back = No, go back
table-let-go-sure = Yes, give it up
table-let-go-never = Do not ask again (see settings)
table-several = Choose up to { $most }; { $total } chosen.
table-named = { $count } times
table-less = One less: { $choice }
table-nothing-left = Nothing is left for this. Take something else back first.
table-why-this = Why not { $name }?
table-why-here = Why not?
table-done-it = Done: { $choice }
table-done-choose = Choose one
table-done-none = Nothing fits the filter
table-selected = Selected: { $choice }. Press Enter to confirm.
table-sealed = Sealed: { $choice }. You can change it until everybody has chosen.
table-sealed-something = an answer
table-sealed-this = sealed
table-only-pass = All you can do here is pass.
orders-title = Decide beforehand
orders-given = Decided beforehand: { $count }
orders-here = When this comes up again:
orders-do = Pass, now too
orders-hint = What the server does for you when you could react. Only you see this.
orders-ask = ask me
orders-pass = pass
orders-turn = pass until my turn
orders-timed = Every window stays open for { $seconds } seconds or a multiple of that, whatever anybody holds; only a card that is played ends it earlier.
orders-telling = No clock runs at this table: whoever can only pass does so at once. How long somebody takes may tell others something.
window-closes = Open for { $seconds } s
table-waiting = Waiting …
table-over = The game is over
table-you-win = { $margin ->
    [0] You win!
    [one] You win by one point!
   *[other] You win by { $margin } points!
}
table-status-closed = Closed
table-status-broken = Broken
table-closed-sentence = The game was ended early.
table-choices = { $count ->
        [one] One choice
       *[other] { $count } choices
    }
table-choosing = Choosing
table-choices-search = Search the choices
table-search = Search
table-facet = Narrow down, field { $number }
table-facet-origin = from
table-facet-goal = to
table-facet-all = all { $count }
table-unpick = No longer narrow down to
table-shown = { $shown } of { $all }
table-rights = Possible at any time: { $kinds }
table-rights-search = Search the rights
table-why-not = What can't I do?
table-why-back = To the choices{ $count ->
        [0] {""}
       *[other] {" "}({ $count })
    }
table-why-about = What cannot be done now, with the reason and the rule.
table-why-search = Search the reasons …
table-why-found = { $count ->
        [one] One answer found
       *[other] { $count } answers found
    }
table-why-legal = This is possible.
table-why-select = Select it
table-why-more = … and { $count } more. Search more precisely.
table-log = Log
table-log-search = Search the log
table-log-all = All
table-log-since = Since your last visit
table-log-to-visit = What happened since your last visit
table-log-earlier = { $count ->
        [one] One earlier turn
       *[other] { $count } earlier turns
    }
table-log-why = why?
table-log-empty = Nothing has happened yet.
table-copy-moment = Copy the link to this moment
table-copied = Copied: { $address }
table-chat = Chat
table-chat-say = Message to the table
table-chat-send = Send
table-chat-empty = Nobody has said anything yet.
table-mute = Mute { $name }
table-unmute = Unmute { $name }
table-muted = Muted
table-unread = unread
table-side = Log and chat
table-column = Decision, log and chat
table-tabs = Views
table-tab-table = Table
table-tab-cards = Cards
table-tab-log = Log
table-tab-chat = Chat
table-sheet = Make the choices larger or smaller
table-vote = Vote
table-vote-needs = Still to agree: { $names }
table-agree = Agree
table-refuse = Refuse
table-withdraw = Withdraw
table-replay = Looking back
table-back-to-now = Back to now
table-first = To the start
table-back = One step back
table-forward = One step forward
table-last = To the end
table-play = Play
table-pause = Pause
table-pace = Pace
table-moment = Moment
table-moment-of = Moment { $at } of { $last }
table-try-here = Try from here
table-take-back = Take back to here
table-vote-look = See it
table-take-back-menu = Take back a move …
table-take-back-about = Look at an earlier moment and take the game back to it, if everybody whose moves would vanish agrees.
table-look-back = Look back
table-menu = Menu
table-menu-table = This table
table-menu-help = Help
table-menu-settings = Settings
table-share = Copy the link to the table
table-seat-link = Private link to the seat of { $name }
table-seat-link-about = Open it on another device to play on there; the link in the menu over there brings you back. Whoever has it plays for you.
table-export = Save the record
table-export-about = Until the game is over it holds only what your seat knows.
table-return = Take back the seat of { $name }
table-hand-over = Let a computer play for { $name }
table-speed = Speed of the computers
table-speed-slow = slow
table-speed-normal = normal
table-speed-fast = fast
table-speed-instant = instant
table-thinking = Thinking time for each answer
table-clock = We play
table-clock-live = together, by the clock
table-clock-days = over days, no clock
table-confirm = Confirm answers with “Done”
table-sound = Sounds: your turn, a fight, the end
table-theme = Appearance
table-theme-system = same as the system
table-theme-light = light
table-theme-dark = dark
table-keys = Keys
table-rules = Rules
table-casebook = Casebook
table-concede = Concede
table-concede-ask = Do you want to concede? A computer plays your seat to the end, and the game gets its score.
table-leave = Leave the table
table-leave-ask = Do you want to leave the table? Your seat becomes free.
table-close-table = Close the table
table-close-ask = Do you want to close the table for everybody?
table-options = Variants
table-commitment = Fingerprint of chance, fixed before the first move:
table-reseeded = This game was begun elsewhere. Since moment { $at } chance comes from a new seed that is told when the game is over; its fingerprint:
table-curtain = Pass the device to { $name }
table-curtain-about = What the other seat knows is covered now.
table-curtain-lift = I am { $name }
table-gathering = A new table
table-gathering-open = { $count ->
        [one] One seat is still free. Invite somebody.
       *[other] { $count } seats are still free. Invite somebody.
    }
table-gathering-full = All seats are taken.
table-invite = Copy the invitation
table-your-name = Your name
table-open-seat = Free seat
table-open-seat-about = Anybody with the link can sit down
table-seat-kind = Seat { $number }
table-kind-me = Me
table-kind-open = Invite
table-kind-computer = Computer
table-join = Sit here
table-stand-up = Stand up
table-start = Start the game
table-start-wait = Starts once every seat is taken
table-start-host = Whoever opened the table starts the game.
table-result = Result
table-rank = Rank
table-player = Player
table-points = Points
table-rematch = Play again
table-replay-all = Watch from the start
table-key-number = Choose the option with this number
table-key-walk = Move through the choices
table-key-done = Done
table-key-undo = Undo the last answer
table-key-reset = Clear the selection, then reset the turn
table-key-search = Search the choices
table-key-prompt = To the question
table-key-why = What can't I do?
table-key-log = To the log
table-key-chat = To the chat
table-key-history = Look back

table-log-nations = Nations
table-log-whose = Whose turns
table-keys-choose = Answering
table-keys-go = Getting around
table-keys-back = Looking back
table-key-rules = Open, close the rules beside the table
table-key-step = One step back, forward
table-key-ends = Beginning, end of the game
table-key-turn = On the time strip: one turn back, forward
table-key-play = Play, pause
table-cap-ctrl = Ctrl
table-cap-shift = Shift
table-cap-arrow = Arrow
table-cap-home = Home
table-cap-end = End
table-cap-pgup = PgUp
table-cap-pgdn = PgDn
table-cap-space = Space

## Saving, reaching others, the end

table-unknown = No such table
table-trouble = This table cannot be shown
table-saving = Saving …
table-save-late = Not saved yet.
table-save-failed = Not saved: the server does not answer.
table-save-again = Try again
table-level-at-once = { $level } · answers at once
table-level-time = { $level } · { $time } a decision
table-picture = Picture to share
table-picture-saved = The picture has been saved as a file.
table-reveal-skip = Show all
`,qe=`### Die Worte von Lobby, Konto, Regeln und Einstellungen. Was zu einem Spiel gehört, sagt der Server.

name = Großmächte
skip = Zum Inhalt
menu = Menü
nav = Hauptmenü
nav-play = Spielen
nav-watch = Zuschauen
nav-replays = Nachspielen
nav-rules = Regeln
nav-casebook = Fallbuch
nav-me = Konto und Einstellungen
guest = Gast
language = Sprache
dismiss = Ausblenden
close = Schließen
cancel = Abbrechen
back = Zurück
retry = Noch einmal versuchen
loading = Einen Augenblick …
offline = Der Server antwortet nicht. Bitte noch einmal versuchen.
outdated = Diese Seite ist älter als der Server. Lade sie neu, um weiterzumachen.
reload = Neu laden
your-turn = Du bist am Zug
yes = Ja
no = Nein

## Die Lobby

lobby-title = Spielen
lobby-heading = Spiele eines von fünf Spielen der Großmächte
lobby-sentence-play = Spiele
lobby-sentence-against = gegen
lobby-sentence-computers = { $count ->
    [one] Computer der Stufe
   *[other] Computer der Stufe
}
lobby-pick-game = Spiel
lobby-pick-count = Anzahl der Computer
lobby-pick-bot = Stärke der Computer
lobby-go = Sofort gegen Computer spielen
lobby-starting = Der Tisch wird vorbereitet …
lobby-games = Die Spiele
number-1 = einen
number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs
number-7 = sieben
bot-uniform = Würfler
bot-uniform-about = Lässt die Würfel entscheiden. Um in Ruhe die Regeln zu lernen.
bot-greedy-novice = Lehrling
bot-greedy-novice-about = Weiß, was gut ist, und vergisst es oft.
bot-greedy-adept = Könner
bot-greedy-adept-about = Spielt vernünftig und macht Fehler, die sich bestrafen lassen.
bot-greedy = Meister
bot-greedy-about = Denkt jeden Zug bis zu seinem Ende durch und nimmt den besten.
bot-search = Stratege
bot-search-about = Sucht viele Züge voraus, so lange der Tisch ihn lässt.
bot-rated = { $name } · { $rating }
bot-interval = { $low }–{ $high }, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
bot-anchor = Fixpunkt der Skala
bots-heading = Wer sind die Computer?
bots-rating-about = In Turnieren der Computer in diesem Spiel gemessen: Der Würfler hat 0, und 400 Punkte mehr heißen zehn zu eins. Der Bereich gilt mit 95 % Sicherheit.
plate-players = { $least }–{ $most } Spieler
plate-play = Spielen
plate-play-label = Sofort spielen: { $game }
plate-new = Neuer Tisch
plate-new-label = Neuer Tisch: { $game }
plate-rules = Regeln
plate-number = Tafel { $number }
mine-heading = Meine Tische
mine-waiting = { $count ->
    [one] einer wartet auf dich
   *[other] { $count } warten auf dich
}
mine-none = Noch keine. Mit dem Knopf oben beginnst du sofort ein Spiel.
open-heading = Offene Tische
open-none = Zurzeit ist kein Tisch offen.
open-new = Einen Tisch eröffnen
running-heading = Laufende Tische
running-none = Zurzeit wird an keinem öffentlichen Tisch gespielt.
finished-heading = Beendete Partien
finished-none = Hier steht noch nichts.
all-tables = Alle
list-more = Mehr zeigen
list-game = Spiel
list-state = Stand
list-players = Spieler
list-changed = letzter Zug
list-action = Aktion
do-continue = Weiterspielen
do-look = Ansehen
do-join = Mitspielen
do-watch = Zuschauen
do-replay = Nachspielen
do-open = Öffnen
do-label = { $what }: { $game }{ $title ->
    [none] {""}
   *[other] , { $title }
}
state-gathering = { $open ->
    [0] kann beginnen
    [one] ein Platz frei
   *[other] { $open } Plätze frei
}
state-running = läuft
state-waits = wartet auf { $names }
state-over = beendet
state-closed = geschlossen
state-broken = nicht mehr nachspielbar
seats-taken = { $taken } von { $all }
private = privat
public = öffentlich
foot-maps = Umrisse nach Natural Earth · freie Software
foot-fan = Ohne Verbindung zu den Verlagen. Gefällt dir ein Spiel? Dann kauf es.
foot-licences = Lizenzen
foot-import = Gespeicherte Partie laden

## Ein neuer Tisch

new-title = Neuer Tisch
new-game = Spiel
new-count = Spieler
new-seats = Plätze
new-seat = Platz { $number }
new-kind-me = Ich, an diesem Gerät
new-kind-open = Jemand, per Link
new-kind-computer = Computer
new-kind = Wer auf Platz { $number } spielt
new-name = Name auf Platz { $number }
new-bot = Stärke auf Platz { $number }
new-name-hint = Name
new-by-link = kommt über den Link dazu
new-hot-seat = Mehrere an einem Bildschirm: Der Tisch fragt, bevor er die Karten des Nächsten zeigt.
new-no-seat = Du hast selbst keinen Platz: Du siehst zu.
new-options = Regeln
new-options-usual = wie üblich
new-options-changed = { $count ->
    [one] eine geändert
   *[other] { $count } geändert
}
new-document = eine eigene Datei …
new-document-file = Datei für „{ $option }“
new-document-bad = Diese Datei ist kein JSON-Objekt.
new-document-missing = Bitte wähle eine Datei für „{ $option }“.
new-table-section = Der Tisch
new-table-title = Name des Tisches
new-table-title-hint = darf leer bleiben
new-visibility = Wer ihn sieht
new-public = alle, in der Lobby
new-private = nur, wer den Link hat
new-speed = Pause zwischen Zügen der Computer
speed-slow = lang, zum Mitlesen
speed-normal = mittel
speed-fast = kurz
speed-instant = keine
new-thinking = Bedenkzeit je Antwort
new-pace = Ihr spielt
pace-live = zusammen, zur selben Zeit
pace-days = über Tage, wenn jemand Zeit hat
new-absent = Auf Abwesende warten
absent-never = ohne Grenze
absent-300 = 5 Minuten
absent-3600 = 1 Stunde
absent-86400 = 1 Tag
absent-259200 = 3 Tage
absent-hint = Danach darf ohne Abstimmung ein Computer einspringen; der Platz kann zurückgenommen werden.
new-create = Tisch eröffnen
new-create-play = Spiel beginnen
share-title = Der Tisch ist bereit
share-text = Schicke diesen Link allen, die mitspielen sollen. Sobald alle Plätze besetzt sind, kann das Spiel beginnen.
share-link = Link zum Tisch
share-copy = Link kopieren
share-copied = Der Link ist in der Zwischenablage.
share-copy-failed = Der Browser erlaubt das Kopieren nicht. Der Link ist markiert: Strg+C drücken.
share-send = Senden …
share-go = Zum Tisch

## Konto

me-title = Konto und Einstellungen
me-guest = Du spielst als Gast. Dieser Browser erinnert sich an dich. Mit einem Konto findest du deine Tische auf jedem Gerät.
me-account = Du bist angemeldet.
me-name-heading = Name
me-name = Name an den Tischen
me-save = Speichern
me-saved = Gespeichert.
me-register-heading = Ein Konto anlegen
me-register = Konto anlegen
me-registered = Dein Konto ist angelegt. Deine Tische gehören jetzt dazu.
me-login-heading = Anmelden
me-login = Anmelden
me-logged-in = Willkommen zurück, { $name }.
me-logout = Abmelden
me-logged-out = Du bist abgemeldet.
me-login-name = Anmeldename
me-password = Passwort
me-password-hint = Mindestens 10 Zeichen.
me-password-heading = Passwort
me-old-password = Aktuelles Passwort
me-new-password = Neues Passwort
me-password-change = Passwort ändern
me-password-changed = Das Passwort ist geändert. Andere Geräte sind abgemeldet.
me-delete-heading = Konto löschen
me-delete-text = Dein Name verschwindet von allen Tischen, und alle Geräte werden abgemeldet. Partien, die andere mit dir gespielt haben, bleiben ohne deinen Namen erhalten. Das lässt sich nicht rückgängig machen.
me-delete = Konto löschen …
me-delete-sure = Ja, endgültig löschen
me-deleted = Das Konto ist gelöscht.
me-delete-guest = Mich vergessen
me-delete-guest-heading = Diesen Gast vergessen
settings-heading = Einstellungen dieses Browsers
settings-theme = Aussehen
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
settings-sound = Kurze Töne: am Zug, Kampf, Spielende
settings-sound-test = Töne anhören
settings-sound-turn = Am Zug
settings-sound-fight = Kampf
settings-sound-end = Spielende
settings-confirm = Nachfragen, bevor eine Antwort gegeben wird
settings-unused = Nachfragen, wenn du einen Zug beendest und noch etwas tun dürftest
settings-motion = Bewegte Figuren und Übergänge
motion-system = wie das System
motion-on = an
motion-off = aus

## Eine gespeicherte Partie laden

import-title = Gespeicherte Partie laden
import-text = Hier geht eine Partie weiter, die du im Menü eines Tisches gesichert hast, oder es beginnt eine neue aus einer Stellung, etwa einer aus dem Fallbuch.
import-drop = Datei hier ablegen oder
import-choose = Datei wählen …
import-paste = Oder den Text der Datei einfügen
import-paste-label = JSON-Text
import-bad = Das ist kein JSON-Objekt.
import-too-large = Die Datei ist größer als { $megabytes } MB.
import-record = Aufzeichnung von { $game }, { $seats } Spieler, { $entries ->
    [one] ein Eintrag
   *[other] { $entries } Einträge
}
import-position = Stellung von { $game }, { $seats } Spieler
import-unknown = Ein Dokument unbekannter Art; der Server wird sagen, was daran nicht stimmt.
import-mine = Plätze
import-mine-first = Der erste Platz ist meiner, auf den anderen sitzen Computer
import-mine-seat = Platz { $number } ist meiner, auf den anderen sitzen Computer
import-mine-all = Alle Plätze sind meine
import-go = Tisch eröffnen

## Regeln und Fallbuch

rules-title = Regeln
rules-text = Die Regeln in eigenen Worten, Stelle für Stelle, mit dem Ort im Regelheft und den Fällen, die sie zeigen.
rules-choose = Spiel
rules-search = Regeln durchsuchen
rules-found = { $count ->
    [0] nichts gefunden
    [one] eine Stelle
   *[other] { $count } Stellen
}
rules-cases = Fälle
rules-rulings = Auslegungen
rules-contents = Inhalt
rules-link = Link zu dieser Stelle
casebook-title = Fallbuch
casebook-text = Knifflige Lagen und Beispiele, nach Regeln geordnet: was gilt und warum. Jede kannst du öffnen, und die meisten am Tisch ausprobieren.
casebook-search = Fälle durchsuchen
casebook-found = { $count ->
    [0] nichts gefunden
    [one] ein Fall
   *[other] { $count } Fälle
}
case-title = Fall { $id }
case-how = A, B, C … sind die Spieler, im Uhrzeigersinn. Jeder Ablauf nennt die Lage, die Antworten und was danach gilt.
case-play = Diese Lage ausprobieren
case-download = Stellung speichern
case-all = Alle Fälle dieses Spiels
case-none = In diesem Fall wird nicht gespielt: Er prüft, was gedruckt ist.
casebook-section = Abschnitt der Regeln
casebook-all = Alle Abschnitte
case-ways = Zu anderen Fällen
case-map = So steht es zu Beginn. Regionen, um die es in dem Fall geht, sind hervorgehoben.
case-shows = Diese Regeln zeigt der Fall

## Einen Platz zurückholen, und was es nicht gibt

seat-title = Platz nehmen
seat-text = Einen Augenblick: Dieser Browser nimmt den Platz ein.
seat-failed = Der Platz konnte nicht eingenommen werden.
missing-title = Hier ist nichts
missing-text = Unter dieser Adresse gibt es keine Seite.
missing-home = Zur Lobby

## Gegner, Namen, leere Listen

new-opponent = Gegner auf Platz { $number }
bot-at-once = antwortet sofort
bot-time = { $time } je Entscheidung
bot-choice = { $bot } · { $pace }
new-sentence = { $me } gegen { $names }.
new-sentence-link = { $count ->
    [one] Ein Platz ist für jemanden mit dem Link.
   *[other] { $count } Plätze sind für die mit dem Link.
}
new-first-now = Du wirst sofort gefragt.
new-first-in = Deine erste Entscheidung kommt nach etwa { $time }.
name-ask = Wie sollen wir dich nennen?
name-ask-about = Andere lesen den Namen am Tisch. Du kannst ihn jederzeit ändern.
name-keep = So heiße ich
name-skip = Gast bleiben
name-kept = Willkommen, { $name }.
running-about = Öffentliche Tische, an denen gespielt wird, stehen hier, und alle dürfen zuschauen. Verdeckte Karten bleiben verdeckt, bis eine Partie zu Ende ist.
finished-about = Partien, die du zu Ende spielst, stehen hier zum Nachspielen: Zug für Zug, mit den Gründen der Computer. Auch öffentliche Partien anderer findest du hier, sobald welche zu Ende sind.
empty-play = Jetzt spielen
empty-import = Gespeicherte Partie laden

## Wie weit ein Link führt

reach-machine = Dieser Link führt nur auf diesem Rechner zum Tisch. Um andere in deinem Netz einzuladen, starte das Spiel mit
reach-network-here = Dieser Link führt nur auf diesem Rechner zum Tisch. Für andere in deinem Netz ist es dieser:
reach-network = Dieser Link führt nur in deinem Netz zum Tisch, zu Hause oder im Büro.
reach-use = Link des Netzes nehmen
reach-hosts = Der Server ist im Netz zu erreichen, soll aber nur auf andere Namen antworten (--served-host).
`,Je=`### The words of lobby, account, rules and settings. Names of the games' own things come from the server.

name = Great Powers
skip = Skip to the content
menu = Menu
nav = Main
nav-play = Play
nav-watch = Watch
nav-replays = Replays
nav-rules = Rules
nav-casebook = Casebook
nav-me = Account and settings
guest = Guest
language = Language
dismiss = Dismiss
close = Close
cancel = Cancel
back = Back
retry = Try again
loading = One moment …
offline = The server is not answering. Please try again.
outdated = This page is older than the server. Reload it to go on.
reload = Reload
your-turn = Your turn
yes = Yes
no = No

## The lobby

lobby-title = Play
lobby-heading = Play one of five games of great powers
lobby-sentence-play = Play
lobby-sentence-against = against
lobby-sentence-computers = { $count ->
    [one] computer at level
   *[other] computers at level
}
lobby-pick-game = Game
lobby-pick-count = Number of computers
lobby-pick-bot = Strength of the computers
lobby-go = Play now against computers
lobby-starting = Setting up the table …
lobby-games = The games
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
bot-uniform = Dice-thrower
bot-uniform-about = Lets the dice decide. To learn the rules in peace.
bot-greedy-novice = Novice
bot-greedy-novice-about = Knows what is good, and often forgets it.
bot-greedy-adept = Adept
bot-greedy-adept-about = Plays sensibly and makes mistakes that can be punished.
bot-greedy = Master
bot-greedy-about = Thinks every turn through to its end and takes the best one.
bot-search = Strategist
bot-search-about = Searches many turns ahead, for as long as the table lets it.
bot-rated = { $name } · { $rating }
bot-interval = { $low }–{ $high }, { $games ->
    [one] one game
   *[other] { $games } games
}
bot-anchor = fixed point of the scale
bots-heading = Who are the computers?
bots-rating-about = Measured in tournaments of computers at this game: the Dice-thrower has 0, and 400 points more are odds of ten to one. The interval holds with 95% certainty.
plate-players = { $least }–{ $most } players
plate-play = Play now
plate-play-label = Play now: { $game }
plate-new = New table
plate-new-label = New table: { $game }
plate-rules = Rules
plate-number = Plate { $number }
mine-heading = My tables
mine-waiting = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
}
mine-none = Nothing yet. The button above starts a game at once.
open-heading = Open tables
open-none = No open table at the moment.
open-new = Open a table
running-heading = Running tables
running-none = No public table is being played at the moment.
finished-heading = Finished games
finished-none = Nothing here yet.
all-tables = All
list-more = Show more
list-game = Game
list-state = State
list-players = Players
list-changed = last move
list-action = Action
do-continue = Continue
do-look = Look
do-join = Join
do-watch = Watch
do-replay = Replay
do-open = Open
do-label = { $what }: { $game }{ $title ->
    [none] {""}
   *[other] , { $title }
}
state-gathering = { $open ->
    [0] ready to start
    [one] one seat free
   *[other] { $open } seats free
}
state-running = running
state-waits = waits for { $names }
state-over = finished
state-closed = closed
state-broken = cannot be replayed
seats-taken = { $taken } of { $all }
private = private
public = public
foot-maps = Outlines from Natural Earth · free software
foot-fan = Not affiliated with the publishers. Do you like a game? Then buy it.
foot-licences = Licences
foot-import = Load a saved game

## A new table

new-title = New table
new-game = Game
new-count = Players
new-seats = Seats
new-seat = Seat { $number }
new-kind-me = Me, on this screen
new-kind-open = Somebody, by link
new-kind-computer = Computer
new-kind = Who plays seat { $number }
new-name = Name of seat { $number }
new-bot = Strength of seat { $number }
new-name-hint = Name
new-by-link = joins with the link
new-hot-seat = Several people on one screen: the table asks before it shows the next one's cards.
new-no-seat = You have no seat yourself: you will watch.
new-options = Rules
new-options-usual = as usual
new-options-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
new-document = a file of your own …
new-document-file = File for “{ $option }”
new-document-bad = This file is not a JSON object.
new-document-missing = Please choose a file for “{ $option }”.
new-table-section = The table
new-table-title = Name of the table
new-table-title-hint = may stay empty
new-visibility = Who sees it
new-public = everybody, in the lobby
new-private = only those with the link
new-speed = Pause between computers’ moves
speed-slow = long, to follow them
speed-normal = medium
speed-fast = short
speed-instant = none
new-thinking = Thinking time for each answer
new-pace = You play
pace-live = together, at the same time
pace-days = over days, whenever somebody has time
new-absent = Waiting for somebody absent
absent-never = without limit
absent-300 = 5 minutes
absent-3600 = 1 hour
absent-86400 = 1 day
absent-259200 = 3 days
absent-hint = After that a computer may stand in without a vote; the seat can be taken back.
new-create = Set up the table
new-create-play = Start the game
share-title = The table is ready
share-text = Send this link to everybody who should play. The game can begin as soon as all seats are taken.
share-link = Link to the table
share-copy = Copy link
share-copied = The link is in the clipboard.
share-copy-failed = The browser does not allow copying. The link is marked: press Ctrl+C.
share-send = Send …
share-go = To the table

## Account

me-title = Account and settings
me-guest = You are playing as a guest. This browser remembers you. With an account you find your tables on every device.
me-account = You are logged in.
me-name-heading = Name
me-name = Name at the tables
me-save = Save
me-saved = Saved.
me-register-heading = Create an account
me-register = Create an account
me-registered = Your account has been created. Your tables now belong to it.
me-login-heading = Log in
me-login = Log in
me-logged-in = Welcome back, { $name }.
me-logout = Log out
me-logged-out = You have been logged out.
me-login-name = Login name
me-password = Password
me-password-hint = At least 10 characters.
me-password-heading = Password
me-old-password = Current password
me-new-password = New password
me-password-change = Change the password
me-password-changed = Your password has been changed. Other devices have been logged out.
me-delete-heading = Delete the account
me-delete-text = Your name is removed from all tables, and every device is logged out. Games that others played with you stay, without your name. This cannot be undone.
me-delete = Delete the account …
me-delete-sure = Yes, delete it for good
me-deleted = The account has been deleted.
me-delete-guest = Forget me
me-delete-guest-heading = Forget this guest
settings-heading = Settings of this browser
settings-theme = Appearance
theme-system = same as the system
theme-light = light
theme-dark = dark
settings-sound = Short sounds: your turn, a fight, the end
settings-sound-test = Listen to the sounds
settings-sound-turn = Your turn
settings-sound-fight = Fight
settings-sound-end = The end
settings-confirm = Ask before an answer is given
settings-unused = Ask when you end a turn and could still do something
settings-motion = Moving pieces and transitions
motion-system = same as the system
motion-on = on
motion-off = off

## Loading a saved game

import-title = Load a saved game
import-text = A game that you saved in the menu of a table goes on here, or a new one begins from a position, such as one of the casebook.
import-drop = Drop the file here, or
import-choose = Choose a file …
import-paste = Or paste the text of the file
import-paste-label = JSON text
import-bad = This is not a JSON object.
import-too-large = The file is larger than { $megabytes } MB.
import-record = Record of { $game }, { $seats } players, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}
import-position = Position of { $game }, { $seats } players
import-unknown = A document of unknown kind; the server will say what is wrong with it.
import-mine = Seats
import-mine-first = The first seat is mine, computers play the others
import-mine-seat = Seat { $number } is mine, computers play the others
import-mine-all = All seats are mine
import-go = Set up the table

## Rules and casebook

rules-title = Rules
rules-text = The rules in our own words, passage by passage, with the place in the rulebook and the cases that show them.
rules-choose = Game
rules-search = Search the rules
rules-found = { $count ->
    [0] nothing found
    [one] one passage
   *[other] { $count } passages
}
rules-cases = Cases
rules-rulings = Rulings
rules-contents = Contents
rules-link = Link to this passage
casebook-title = Casebook
casebook-text = Tricky situations and examples, in the order of the rules: what holds, and why. Open any of them; most can be tried at a table.
casebook-search = Search the cases
casebook-found = { $count ->
    [0] nothing found
    [one] one case
   *[other] { $count } cases
}
case-title = Case { $id }
case-how = A, B, C … are the players, clockwise. Each run tells the situation, the answers, and what holds then.
case-play = Try this situation
case-download = Save the position
case-all = All cases of this game
case-none = Nothing is played in this case: it checks what is printed.
casebook-section = Section of the rules
casebook-all = All sections
case-ways = To other cases
case-map = The position at the beginning. The regions that the case is about are highlighted.
case-shows = The rules that this case shows

## Regaining a seat, and what is not there

seat-title = Taking the seat
seat-text = One moment: this browser is taking the seat.
seat-failed = The seat could not be taken.
missing-title = Nothing here
missing-text = There is no page at this address.
missing-home = To the lobby

## Opponents, names, empty lists

new-opponent = Opponent at seat { $number }
bot-at-once = answers at once
bot-time = { $time } a decision
bot-choice = { $bot } · { $pace }
new-sentence = { $me } against { $names }.
new-sentence-link = { $count ->
    [one] One seat is for somebody with the link.
   *[other] { $count } seats are for those with the link.
}
new-first-now = You are asked at once.
new-first-in = Your first decision comes after about { $time }.
name-ask = What shall we call you?
name-ask-about = Others read it at the table. You can change it any time.
name-keep = That’s me
name-skip = Stay a guest
name-kept = Welcome, { $name }.
running-about = Public tables that are being played appear here, and everybody may look on. Hidden cards stay hidden until a game is over.
finished-about = Games that you play to the end appear here, to be played back move by move, with the reasons of the computers. Public games of others can be found here, too, once some have ended.
empty-play = Play now
empty-import = Load a saved game

## How far a link leads

reach-machine = This link works on this machine only. To invite others in your network, start the game with
reach-network-here = This link works on this machine only. Others in your network need this one:
reach-network = This link works in your network only, at home or in the office.
reach-use = Use the network’s link
reach-hosts = The server listens in the network but is told to answer to other names only (--served-host).
`,Ye=`## Zurückblicken: die Leiste mit dem Lauf des Spiels

time-strip = Verlauf der Partie
time-turn = Runde { $round } · Zug { $turn }
time-play = Partie abspielen
time-pace-2500 = ½ ×
time-pace-1000 = 1 ×
time-pace-300 = 3 ×
time-mark-tax = Steuer
time-mark-govern = Regierungswechsel
time-mark-fight = Kampf oder Zerstörung
time-copy = Link
time-try = Ausprobieren
time-take-back = Zurücknehmen

## Was geschah, während man wartete

recap-title = Seit deinem Zug
recap-follow = Die Computer spielen
recap-step = Schritt { $step } von { $steps }
recap-turns = { $turns ->
    [one] Ein Zug ist vergangen.
   *[other] { $turns } Züge sind vergangen.
}
recap-lost = Verloren: { $list }.
recap-item = { $title }{ $value ->
    [none] {""}
   *[other] {" "}({ $value })
}
recap-more = { $count ->
    [one] ein weiterer Verlust
   *[other] { $count } weitere
}
recap-nothing-lost = Du hast nichts verloren.
recap-before = So hast du den Tisch verlassen.
recap-again = Noch einmal
recap-play = Abspielen
recap-pause = Pause
recap-start = Zum Anfang
recap-end = Zum Ende
recap-speed = Tempo
recap-controls = Abspielen, was geschah
recap-to-turn = Weiter zu meinem Zug
recap-to-table = Weiter zum Tisch
recap-concerns = Betrifft dich
recap-also = Außerdem
recap-happened = Was geschah
recap-loss = Verlust
recap-gain = Gewinn
recap-wish = Vor meinem Zug zeigen
recap-wish-always = immer
recap-wish-losses = nur Verluste
recap-wish-never = nie
recap-since = Seit deinem Zug{ $losses ->
    [0] {""}
    [one] : ein Verlust
   *[other] : { $losses } Verluste
}
recap-keys = Was geschah, während ich wartete
recap-key-pause = Anhalten, weiter
recap-key-turn = Ein Zug zurück, vor
recap-key-speed = Tempo
recap-key-skip = Weiter zu meinem Zug
recap-setting = Zeigen, was vor meinem Zug geschah
pace-wish = Züge der Computer zeigen
pace-wish-table = im Tempo des Tisches
pace-wish-once = sofort
pace-wish-second = je 1 s
pace-wish-own = in meinem Tempo
`,Xe=`## Looking back: the strip with the course of the game

time-strip = Course of the game
time-turn = Round { $round } · turn { $turn }
time-play = Play the game
time-pace-2500 = ½ ×
time-pace-1000 = 1 ×
time-pace-300 = 3 ×
time-mark-tax = Taxation
time-mark-govern = Change of government
time-mark-fight = Fight or destruction
time-copy = Link
time-try = Try from here
time-take-back = Take back

## What happened while one waited

recap-title = Since your turn
recap-follow = Computers play
recap-step = step { $step } of { $steps }
recap-turns = { $turns ->
    [one] One turn passed.
   *[other] { $turns } turns passed.
}
recap-lost = Lost: { $list }.
recap-item = { $title }{ $value ->
    [none] {""}
   *[other] {" "}({ $value })
}
recap-more = { $count } more
recap-nothing-lost = You lost nothing.
recap-before = As you left it.
recap-again = Again
recap-play = Play
recap-pause = Pause
recap-start = To the start
recap-end = To the end
recap-speed = Speed
recap-controls = Play what happened
recap-to-turn = Skip to my turn
recap-to-table = Skip to the table
recap-concerns = Concerns you
recap-also = Also happened
recap-happened = Happened
recap-loss = Loss
recap-gain = Gain
recap-wish = Show this before my turn
recap-wish-always = always
recap-wish-losses = only losses
recap-wish-never = never
recap-since = Since your turn{ $losses ->
    [0] {""}
    [one] : one loss
   *[other] : { $losses } losses
}
recap-keys = What happened while I waited
recap-key-pause = Pause, go on
recap-key-turn = One turn back, forward
recap-key-speed = Speed
recap-key-skip = Skip to my turn
recap-setting = Show what happened before my turn
pace-wish = Show the computers’ turns
pace-wish-table = at the table’s speed
pace-wish-once = at once
pace-wish-second = 1 s each
pace-wish-own = at my pace
`,Ze=`## Die Führung durch einen Tisch

tour-offer = Erste Partie? Kurze Führung
tour-offer-brief = Führung
tour-refuse = Keine Führung
tour-menu = Führung durch den Tisch
tour-count = Schritt { $number } von { $all }
tour-next = Weiter
tour-back = Zurück
tour-skip = Führung beenden
tour-end = Los geht’s
`,Qe=`## The tour of a table

tour-offer = First game? Show me around
tour-offer-brief = Tour
tour-refuse = No tour
tour-menu = Tour of the table
tour-count = Step { $number } of { $all }
tour-next = Next
tour-back = Back
tour-skip = End the tour
tour-end = Let’s play
`,V=class{constructor(e){this.value=e}valueOf(){return this.value}},H=class extends V{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},U=class extends V{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},W=class e extends V{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof V)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof V&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},$e=100,et=`⁨`,tt=`⁩`;function nt(e,t,n){return n===t||n instanceof U&&t instanceof U&&n.value===t.value||t instanceof U&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function rt(e,t,n){return t[n]?K(e,t[n].value):(e.reportError(RangeError(`No default`)),new H)}function it(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=G(e,i.value):n.push(G(e,i));return{positional:n,named:r}}function G(e,t){switch(t.type){case`str`:return t.value;case`num`:return new U(t.value,{minimumFractionDigits:t.precision});case`var`:return at(e,t);case`mesg`:return ot(e,t);case`term`:return st(e,t);case`func`:return ct(e,t);case`select`:return lt(e,t);default:return new H}}function at(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new H(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new H(`$${t}`);if(n instanceof V)return n;switch(typeof n){case`string`:return n;case`number`:return new U(n);case`object`:if(W.supportsValue(n))return new W(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new H(`$${t}`)}}function ot(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new H(t);if(n){let i=r.attributes[n];return i?K(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new H(`${t}.${n}`))}return r.value?K(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new H(t))}function st(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new H(i);if(n){let t=a.attributes[n];if(t){e.params=it(e,r).named;let n=K(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new H(`${i}.${n}`)}e.params=it(e,r).named;let o=K(e,a.value);return e.params=null,o}function ct(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new H(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new H(`${t}()`);try{let t=it(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new H(`${t}()`)}}function lt(e,{selector:t,variants:n,star:r}){let i=G(e,t);if(i instanceof H)return rt(e,n,r);for(let t of n)if(nt(e,i,G(e,t.key)))return K(e,t.value);return rt(e,n,r)}function ut(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new H;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>$e)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${$e}`);r&&n.push(et),n.push(G(e,i).toString(e)),r&&n.push(tt)}return e.dirty.delete(t),n.join(``)}function K(e,t){return typeof t==`string`?e.bundle._transform(t):ut(e,t)}var dt=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function ft(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var pt=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function mt(e,t){let n=e[0];if(n instanceof H)return new H(`NUMBER(${n.valueOf()})`);if(n instanceof U)return new U(n.valueOf(),{...n.opts,...ft(t,pt)});if(n instanceof W)return new U(n.toNumber(),{...ft(t,pt)});throw TypeError(`Invalid argument to NUMBER`)}var ht=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function gt(e,t){let n=e[0];if(n instanceof H)return new H(`DATETIME(${n.valueOf()})`);if(n instanceof W||n instanceof U)return new W(n,ft(t,ht));throw TypeError(`Invalid argument to DATETIME`)}var _t=new Map;function vt(e){let t=Array.isArray(e)?e.join(` `):e,n=_t.get(t);return n===void 0&&(n=new Map,_t.set(t,n)),n}var yt=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:mt,DATETIME:gt,...t},this._useIsolating=n,this._transform=r,this._intls=vt(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new dt(this,n,t);try{return ut(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new H().toString(r);throw e}}},bt=/^(-?[a-zA-Z][\w-]*) *= */gm,xt=/\.([a-zA-Z][\w-]*) *= */y,St=/\*?\[/y,Ct=/(-?[0-9]+(?:\.([0-9]+))?)/y,wt=/([a-zA-Z][\w-]*)/y,Tt=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Et=/^[A-Z][A-Z0-9_-]*$/,Dt=/([^{}\n\r]+)/y,Ot=/([^\\"\n\r]*)/y,kt=/\\([\\"])/y,At=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,jt=/^\n+/,Mt=/ +$/,Nt=/ *\r?\n/g,Pt=/( *)$/,Ft=/{\s*/y,It=/\s*}/y,Lt=/\[\s*/y,Rt=/\s*] */y,zt=/\s*\(\s*/y,Bt=/\s*->\s*/y,Vt=/\s*:\s*/y,Ht=/\s*,?\s*/y,Ut=/\s+/y,Wt=class{constructor(e){this.body=[],bt.lastIndex=0;let t=0;for(;;){let n=bt.exec(e);if(n===null)break;t=bt.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(xt);){let t=o(xt),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Dt)&&(r=o(Dt)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=y();return i?r?u([r,i],i.length):(i.value=b(i.value,jt),u([i],i.length)):r?b(r,Mt):null}function u(r=[],i){for(;;){if(n(Dt)){r.push(o(Dt));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=y();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=b(s,Mt));let c=[];for(let e of r)e instanceof Gt&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Ft,SyntaxError);let e=f();if(i(It))return e;if(i(Bt)){let t=m();return i(It,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Tt)){let[,e,t,n=null]=a(Tt);if(e===`$`)return{type:`var`,name:t};if(i(zt)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Et.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return g()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(ee()),i(Ht)}}function ee(){let e=f();return e.type===`mesg`&&i(Vt)?{type:`narg`,name:e.name,value:g()}:e}function m(){let e=[],t=0,i;for(;n(St);){r(`*`)&&(i=t);let n=h(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function h(){i(Lt,SyntaxError);let e;return e=n(Ct)?_():{type:`str`,value:o(wt)},i(Rt,SyntaxError),e}function g(){if(n(Ct))return _();if(e[t]===`"`)return te();throw SyntaxError(`Invalid expression`)}function _(){let[,e,t=``]=a(Ct),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function te(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Ot),e[t]===`\\`)n+=v();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function v(){if(n(kt))return o(kt);if(n(At)){let[,e,t]=a(At),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function y(){let n=t;switch(i(Ut),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return x(e.slice(n,t))}return e[t-1]===` `&&x(e.slice(n,t))}function b(e,t){return e.replace(t,``)}function x(e){let t=e.replace(Nt,`
`),n=Pt.exec(e)[1].length;return new Gt(t,n)}}},Gt=class{constructor(e,t){this.value=e,this.length=t}},Kt=Object.assign({"../games/attack/texts/de.ftl":ke,"../games/attack/texts/en.ftl":Ae,"../games/imperial/ledger/texts/de.ftl":je,"../games/imperial/ledger/texts/en.ftl":Me,"../games/imperial/lessons/texts/de.ftl":Ne,"../games/imperial/lessons/texts/en.ftl":Pe,"../games/imperial/planner/texts/de.ftl":Fe,"../games/imperial/planner/texts/en.ftl":Ie,"../games/imperial/texts/de.ftl":Le,"../games/imperial/texts/en.ftl":Re,"../games/imperialism/texts/de.ftl":ze,"../games/imperialism/texts/en.ftl":Be,"../map/texts/de.ftl":Ve,"../map/texts/en.ftl":He,"../rules/texts/de.ftl":Ue,"../rules/texts/en.ftl":We,"../table/texts/de.ftl":Ge,"../table/texts/en.ftl":Ke,"./de.ftl":qe,"./en.ftl":Je,"../time/texts/de.ftl":Ye,"../time/texts/en.ftl":Xe,"../tour/texts/de.ftl":Ze,"../tour/texts/en.ftl":Qe});function qt(e){let t=new yt(e,{useIsolating:!1});for(let[n,r]of Object.entries(Kt))n.endsWith(`/${e}.ftl`)&&t.addResource(new Wt(r));return t}var Jt={de:qt(`de`),en:qt(`en`)},Yt=navigator.language.toLowerCase().startsWith(`de`)?`de`:`en`;function q(){return B.lang??Yt}function J(e,t){let n=Jt[q()],r=n.getMessage(e);return r?.value?n.formatPattern(r.value,t):e}function Xt(e){return new Intl.ListFormat(q(),{type:`conjunction`}).format(e)}function Zt(e,t=Date.now()/1e3){let n=new Intl.RelativeTimeFormat(q(),{numeric:`auto`}),r=Math.max(0,t-e);return r<60?n.format(0,`second`):r<3600?n.format(-Math.floor(r/60),`minute`):r<86400?n.format(-Math.floor(r/3600),`hour`):n.format(-Math.floor(r/86400),`day`)}function Qt(e){return en(`bot-${e}`,e)}function $t(e,t=`short`){return new Intl.NumberFormat(q(),{style:`unit`,unit:`second`,unitDisplay:t}).format(e/1e3)}function en(e,t){return Jt[q()].hasMessage(e)?J(e):t}le(()=>({lang:q(),offline:J(`offline`),outdated:J(`outdated`)}));var tn=/^(Gast|Guest) \d{4}$/,Y=new class{#e=T(null);get me(){return n(this.#e)}set me(e){E(this.#e,e)}#t=T({});get known(){return n(this.#t)}set known(e){E(this.#t,e)}get games(){return this.known[q()]??[]}get isNamed(){return this.me!==null&&(this.me.account||this.me.name!==``&&!tn.test(this.me.name))}async load(){this.me=await ge.me(),B.lang===null&&this.me.account&&Se({lang:this.me.lang})}async loadGames(){let e=q();if(this.known[e])return;let t=await ge.games(e);this.known={...this.known,[e]:t}}async speak(e){if(Se({lang:e}),this.me?.person)try{this.me=await ge.changeMe({lang:e})}catch{}}},nn={play:`M4.500 2.800v10.400l8.500-5.200z`,down:`M4 6l4 4 4-4`,up:`M4 10l4-4 4 4`,left:`M10 4 6 8l4 4`,right:`M6 4l4 4-4 4`,people:`M5.600 7.400a2.400 2.400 0 1 0 0-4.800 2.400 2.400 0 0 0 0 4.800zM1.400 13.400c0-2.600 1.800-4.200 4.200-4.200s4.200 1.600 4.200 4.200M10.600 7.200a2 2 0 1 0 0-4M11.600 9.400c1.900.2 3 1.700 3 4`,person:`M8 7.600a2.700 2.700 0 1 0 0-5.400 2.700 2.700 0 0 0 0 5.400zM2.800 13.800c0-2.900 2.200-4.600 5.200-4.600s5.200 1.700 5.200 4.600`,computer:`M3 5.500h10v7H3zM8 5.500V3M6 8.500v1.500M10 8.500v1.500M1.500 8v2.500M14.500 8v2.500`,link:`M6.500 9.500l3-3M7 4.500l1.300-1.300a2.900 2.900 0 0 1 4.100 4.100L11 8.700M9 11.500l-1.300 1.300a2.900 2.900 0 0 1-4.100-4.100L5 7.300`,copy:`M5.500 5.500h8v8h-8zM10.500 5.500v-3h-8v8h3`,tick:`M3 8.500l3.200 3.200L13 4.500`,cross:`M4 4l8 8M12 4l-8 8`,search:`M7 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM10.800 10.800 14 14`,book:`M8 4c-1.500-1-3.500-1.300-6-1.300v9.600c2.500 0 4.500.3 6 1.300 1.500-1 3.500-1.300 6-1.300V2.700C11.500 2.700 9.500 3 8 4zM8 4v9.600`,sun:`M8 10.800a2.800 2.800 0 1 0 0-5.600 2.800 2.800 0 0 0 0 5.600zM8 1v1.600M8 13.400V15M1 8h1.600M13.400 8H15M3 3l1.200 1.200M11.800 11.800 13 13M13 3l-1.200 1.200M4.200 11.800 3 13`,moon:`M13 9.500A5.500 5.500 0 0 1 6.500 3a5.500 5.500 0 1 0 6.500 6.500z`,sound:`M2.500 6v4h2.300L8 13V3L4.800 6zM10.500 6a2.800 2.800 0 0 1 0 4M12.500 4a5.600 5.600 0 0 1 0 8`,mute:`M2.500 6v4h2.300L8 13V3L4.800 6zM11 6l3.500 4M14.500 6 11 10`,menu:`M2.500 4.500h11M2.500 8h11M2.500 11.500h11`,gear:`M8 10.200a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400zM8 1.800v2M8 12.200v2M1.800 8h2M12.200 8h2M3.600 3.600 5 5M11 11l1.400 1.400M12.400 3.600 11 5M5 11l-1.400 1.400`,eye:`M1.500 8S4 3.500 8 3.500 14.500 8 14.500 8 12 12.500 8 12.500 1.500 8 1.500 8zM8 9.800a1.800 1.800 0 1 0 0-3.600 1.800 1.800 0 0 0 0 3.600z`,lock:`M4 7.500h8v6H4zM5.700 7.500V5.200a2.300 2.300 0 0 1 4.600 0v2.300`,globe:`M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM2 8h12M8 2c2 1.700 2.600 3.800 2.600 6S10 12.300 8 14c-2-1.700-2.600-3.800-2.600-6S6 3.700 8 2z`,file:`M4 1.800h5l3.500 3.500v8.900H4zM9 1.800v3.500h3.500`,clock:`M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 4.800V8l2.300 1.600`,flag:`M4 14V2.500h8l-2 3 2 3H4`,plus:`M8 3v10M3 8h10`,undo:`M6 3 3 6l3 3M3 6h6a4 4 0 0 1 0 8H6`,redo:`M12.500 8A4.500 4.500 0 1 1 11 4.600M11.500 2v3h-3`,chat:`M2.500 3h11v8H7l-3 2.500V11H2.500z`,dice:`M3 3h10v10H3zM5.700 5.700v.1M10.300 10.300v.1M8 8v.1`,trash:`M3 4.500h10M6 4.500V3h4v1.500M4.300 4.500 5 13.500h6l.7-9`,warn:`M8 2.500 14.500 13.500h-13zM8 6.500v3.200M8 11.600v.1`},rn=f(`<svg viewBox="0 0 16 16" aria-hidden="true" focusable="false"><path></path></svg>`);function X(e,n){let r=ne(n,`filled`,3,!1);var i=rn();let a;var s=g(i);o(()=>{a=y(i,0,`ic svelte-gfatid`,null,a,{filled:r()}),x(s,`d`,nn[n.name])}),t(e,i)}var an=0,Z=e([]);function on(e,t=`plain`,n=t===`stop`?10:5){let r={id:an+=1,text:e,tone:t};Z.push(r),Z.length>3&&Z.shift(),setTimeout(()=>sn(r.id),n*1e3)}function sn(e){let t=Z.findIndex(t=>t.id===e);t>=0&&Z.splice(t,1)}function cn(e){if(e instanceof P)return e.problem.text;throw e}async function Q(e){try{return await e(),!0}catch(e){return on(cn(e),`stop`),!1}}var ln=d(`<p><!> <span class="svelte-m4vvab"> </span> <button class="ibtn" type="button"><!></button></p>`),un=d(`<div class="notices svelte-m4vvab" role="status" aria-live="polite" aria-atomic="false"></div>`);function dn(e,r){S(r,!0);var a=un();re(a,21,()=>Z,e=>e.id,(e,r)=>{var a=ln(),s=h(a),c=e=>{{let t=C(()=>n(r).tone===`good`?`tick`:`warn`);X(e,{get name(){return n(t)}})}};D(s,e=>{n(r).tone!==`plain`&&e(c)});var l=p(s,2),d=g(l,!0),f=p(l,2);X(h(f),{name:`cross`}),w(f),w(a),o(e=>{y(a,1,_([`notice`,n(r).tone]),`svelte-m4vvab`),i(d,n(r).text),x(f,`aria-label`,e)},[()=>J(`dismiss`)]),u(`click`,f,()=>sn(n(r).id)),t(e,a)}),w(a),t(e,a),v()}c([`click`]);var fn=d(`<div class="outdated svelte-1gbg3ow" role="alert"><!> <span> </span> <button type="button" class="btn pri"> </button></div>`);function pn(e,n){S(n,!0);var r=b(),a=m(r),s=e=>{var n=fn(),r=h(n);X(r,{name:`warn`});var a=p(r,2),s=g(a,!0),c=p(a,2),l=g(c,!0);w(n),o((e,t)=>{i(s,e),i(l,t)},[()=>J(`outdated`),()=>J(`reload`)]),u(`click`,c,()=>location.reload()),t(e,n)};D(a,e=>{N.outdated&&e(s)}),t(e,r),v()}c([`click`]);var mn=T(``),hn=T(0),$=null;function gn(e){E(mn,e,!0)}function _n(e){e>n(hn)&&B.sound&&bn(`turn`),E(hn,e,!0)}function vn(){let e=n(mn)?`${n(mn)} · ${J(`name`)}`:J(`name`);return n(hn)>0?`(${n(hn)}) ${J(`your-turn`)} · ${e}`:e}var yn={turn:[[0,660,.3],[.16,880,.3]],fight:[[0,196,.22],[.11,147,.34]],end:[[0,523,.4],[.18,659,.4],[.36,784,.7]]};function bn(e){try{$??=new AudioContext,$.resume();let t=$.currentTime+.02;for(let[n,r,i]of yn[e]){let a=$.createOscillator(),o=$.createGain();a.type=e===`fight`?`triangle`:`sine`,a.frequency.value=r,o.gain.setValueAtTime(0,t+n),o.gain.linearRampToValueAtTime(.12,t+n+.02),o.gain.exponentialRampToValueAtTime(.001,t+n+i),a.connect(o).connect($.destination),a.start(t+n),a.stop(t+n+i+.02)}}catch{}}var xn=d(`<a class="svelte-e16qsm"> </a>`),Sn=d(`<button type="button" class="svelte-e16qsm"> </button>`),Cn=d(`<span class="seal s0 svelte-e16qsm" aria-hidden="true"> </span> <span class="pname svelte-e16qsm"> </span><span class="sr"> </span>`,1),wn=d(`<!><span class="pname svelte-e16qsm"> </span><span class="sr"> </span>`,1),Tn=d(`<header class="top svelte-e16qsm"><a class="mark quiet-link svelte-e16qsm" href="/"> <b> </b></a> <button class="ibtn menu svelte-e16qsm" type="button" aria-controls="nav"><!></button> <nav id="nav"></nav> <div class="seg lang svelte-e16qsm" role="group"></div> <a class="person quiet-link svelte-e16qsm" href="/me"><!></a></header>`),En=d(`<a class="skip svelte-e16qsm" href="#main"> </a> <!> <!> <!> <!>`,1);function Dn(e,r){S(r,!0);let a=ne(r,`bare`,3,!1),s=[{href:`/`,text:`nav-play`,page:`lobby`},{href:`/?show=running`,text:`nav-watch`,page:`running`},{href:`/?show=finished`,text:`nav-replays`,page:`finished`},{href:`/rules`,text:`nav-rules`,page:`rules`},{href:`/casebook`,text:`nav-casebook`,page:`casebook`}],c=[{id:`de`,name:`Deutsch`},{id:`en`,name:`English`}],d=C(()=>M.route),f=C(()=>n(d).page===`tables`?n(d).show:{case:`casebook`,learn:`rules`}[n(d).page]??n(d).page),_=T(!1);l(()=>{document.title=vn()}),l(()=>{document.documentElement.lang=q()}),l(()=>{M.moves!==0&&(E(_,!1),ee().then(()=>document.getElementById(`main`)?.focus({preventScroll:!0})))});var b=En(),O=m(b),ie=g(O,!0),k=p(O,2),ae=e=>{var r=Tn(),a=h(r),l=h(a,!0),ee=p(l),te=g(ee,!0);w(a);var v=p(a,2),b=h(v);{let e=C(()=>n(_)?`cross`:`menu`);X(b,{get name(){return n(e)}})}w(v);var S=p(v,2);let ne;re(S,21,()=>s,e=>e.href,(e,r)=>{var a=xn(),s=g(a,!0);o(e=>{x(a,`href`,n(r).href),x(a,`aria-current`,n(f)===n(r).page?`page`:void 0),i(s,e)},[()=>J(n(r).text)]),t(e,a)}),w(S);var T=p(S,2);re(T,21,()=>c,e=>e.id,(e,r)=>{var a=Sn(),s=g(a,!0);o((e,t)=>{x(a,`lang`,n(r).id),x(a,`title`,n(r).name),x(a,`aria-label`,n(r).name),x(a,`aria-pressed`,e),i(s,t)},[()=>q()===n(r).id,()=>n(r).id.toUpperCase()]),u(`click`,a,()=>Y.speak(n(r).id)),t(e,a)}),w(T);var O=p(T,2),ie=h(O),k=e=>{var n=Cn(),r=m(n),a=g(r,!0),s=p(r,2),c=g(s,!0),l=p(s),u=g(l);o((e,t)=>{i(a,e),i(c,Y.me.name),i(u,`: ${t??``}`)},[()=>Y.me.name.slice(0,1).toUpperCase(),()=>J(`nav-me`)]),t(e,n)},ae=e=>{var n=wn(),r=m(n);X(r,{name:`person`});var a=p(r),s=g(a,!0),c=p(a),l=g(c);o((e,t)=>{i(s,e),i(l,`: ${t??``}`)},[()=>J(`guest`),()=>J(`nav-me`)]),t(e,n)};D(ie,e=>{Y.me?.name?e(k):e(ae,-1)}),w(O),w(r),o((e,t,r,o,s,c,u)=>{x(a,`aria-label`,e),i(l,t),i(te,r),x(v,`aria-expanded`,n(_)),x(v,`aria-label`,o),x(S,`aria-label`,s),ne=y(S,1,`svelte-e16qsm`,null,ne,{open:n(_)}),x(T,`aria-label`,c),x(O,`aria-current`,n(d).page===`me`?`page`:void 0),x(O,`title`,u)},[()=>J(`name`),()=>J(`table-mark-first`),()=>J(`table-mark-second`),()=>J(`menu`),()=>J(`nav`),()=>J(`language`),()=>J(`nav-me`)]),u(`click`,v,()=>E(_,!n(_))),t(e,r)};D(k,e=>{a()||e(ae)});var A=p(k,2);te(A,()=>r.children);var j=p(A,2);dn(j,{}),pn(p(j,2),{}),o(e=>i(ie,e),[()=>J(`skip`)]),u(`click`,O,e=>{e.preventDefault(),document.getElementById(`main`)?.focus()}),t(e,b),v()}c([`click`]);var On=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),kn=function(e){return`/`+e},An={},jn=function(e){return e.pathname.endsWith(`.css`)},Mn=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},Nn=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=kn(t,n);let r=s(t),i=jn(r);return Mn(An,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:On,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{t.addEventListener(`load`,e),t.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${r}`)))})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})};function Pn(e,i){S(i,!0);let a=C(()=>M.route),o=C(()=>n(a).page===`table`),c=T(void 0),u=T(void 0);l(()=>{n(o)&&!n(u)&&Q(async()=>void E(u,(await Nn(async()=>{let{default:e}=await import(`./TablePage-B6zLyITQ.js`);return{default:e}},__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))).default)),!n(o)&&!n(c)&&Q(async()=>void E(c,(await Nn(async()=>{let{default:e}=await import(`./Pages-CrFcfjHj.js`);return{default:e}},__vite__mapDeps([11,1,4,5,12]))).default))}),l(()=>{M.moves>=0&&!s(()=>Y.me?.person)&&Q(()=>Y.load())}),l(()=>{q(),Q(()=>Y.loadGames())}),Dn(e,{get bare(){return n(o)},children:(e,i)=>{var o=b(),s=m(o),l=e=>{var r=b(),i=m(r),o=e=>{var r=b(),i=m(r);O(i,()=>n(c),(e,t)=>{t(e,{get route(){return n(a)}})}),t(e,r)};D(i,e=>{n(c)&&e(o)}),t(e,r)},d=e=>{var i=b(),o=m(i);r(o,()=>n(a).id,e=>{var r=b(),i=m(r);O(i,()=>n(u),(e,t)=>{t(e,{get id(){return n(a).id},get seat(){return n(a).seat},get at(){return n(a).at}})}),t(e,r)}),t(e,i)};D(s,e=>{n(a).page===`table`?n(u)&&e(d,1):e(l)}),t(e,o)},$$slots:{default:!0}}),v()}De(),a(Pn,{target:document.getElementById(`app`)});export{_e as C,se as E,ge as S,N as T,Se as _,Q as a,B as b,X as c,Qt as d,q as f,en as g,J as h,_n as i,Y as l,$t as m,bn as n,on as o,Xt as p,gn as r,cn as s,Nn as t,Zt as u,Ee as v,ce as w,P as x,Oe as y};