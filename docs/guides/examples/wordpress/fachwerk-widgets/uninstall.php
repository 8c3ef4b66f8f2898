<?php
/**
 * Removes the settings with the plugin.
 *
 * @package FachwerkWidgets
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

delete_option( 'fachwerk_widgets' );
