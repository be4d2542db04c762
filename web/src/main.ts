import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { router } from './lib/route.svelte';
import { speech } from './lib/speech.svelte';

await Promise.all([speech.use(settings.language), router.route.screen !== 'table' && speech.need('web')]);
mount(App, { target: document.getElementById('app')! });
