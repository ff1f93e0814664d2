import Plate from "./Plate.svelte";

export const plates = { attack: Plate };
